import { chromium } from "playwright";
const B="http://localhost:3100"; const PW="Bus6EifxyB8AArFP2R2Y", NEW="Nile-meter-2026-x";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox"] });
const ctx = await b.newContext({ viewport: { width: 1280, height: 1000 } });
const p = await ctx.newPage();
p.on("pageerror", e=>console.log("ERR",String(e))); p.on("console", m=>m.type()==="error"&&console.log("CON",m.text().slice(0,200)));
await p.goto(B+"/admin-login");
await p.getByLabel(/email/i).fill("admin@nilometer.example");
await p.getByLabel(/^password/i).fill(PW);
await p.keyboard.press("Enter");
await p.waitForURL(/password/);
const f=p.getByLabel(/password/i); const n=await f.count(); for(let i=0;i<n;i++){ const e=f.nth(i); if(await e.evaluate(x=>x.tagName==='INPUT')) await e.fill(i===0?PW:NEW); }
await p.keyboard.press("Enter"); await p.waitForTimeout(2000);
await ctx.storageState({path:"/tmp/x40.json"});
await p.goto(B+"/dash/orders"); await p.waitForTimeout(1500); await p.screenshot({path:"/tmp/o-list.png"});
await p.goto(B+"/dash/orders/new?channel=counter"); await p.waitForTimeout(2000); await p.screenshot({path:"/tmp/o-new.png"});
const parts = await p.evaluate(async()=>{const r=await fetch("/backend/public/api/products?limit=8");return (await r.json()).data?.map(x=>[x.part_number,x.price,x.amount])});
console.log(JSON.stringify(parts));
for (const [pn] of parts.filter(x=>x[0]&&x[2]>3).slice(0,3)) { await p.keyboard.type(pn); await p.keyboard.press("Enter"); }
await p.keyboard.type("NOPE-1"); await p.keyboard.press("Enter");
await p.waitForTimeout(1500); await p.screenshot({path:"/tmp/o-new2.png",fullPage:true});
await p.keyboard.press("Control+Enter"); await p.waitForTimeout(2500); console.log(p.url()); await p.screenshot({path:"/tmp/o-done.png"});
console.log(await p.evaluate(()=>document.activeElement?.textContent));
await b.close();
