import type { Page } from "playwright";

import type { PartPicture } from "./parts.ts";
import { SIDE } from "./settings.ts";

const SHADOW = "drop-shadow(0 3px 3px rgb(50 42 30 / 0.28)) drop-shadow(0 18px 22px rgb(50 42 30 / 0.22))";

/** Renders parts of @wokwi/elements; the page has loaded their bundle and a global {@link paintScreen}. */
export async function showPart(page: Page, picture: PartPicture): Promise<void> {
  await page.evaluate(
    async ({ row, turn = 0, share = 0.76, gap = 0, without = [], words = {}, side, shadow }) => {
      const box = document.createElement("div");
      box.style.cssText = `position:absolute;left:0;top:0;display:flex;align-items:flex-end;gap:${gap}px;transform-origin:0 0`;
      document.body.replaceChildren(box);
      for (const { tag, props } of row) {
        const element = document.createElement(`wokwi-${tag}`);
        if (!element.shadowRoot && !customElements.get(`wokwi-${tag}`)) throw new Error(`no part ${tag}`);
        Object.assign(element, props);
        box.append(element);
        await Reflect.get(element, "updateComplete");
        for (const shape of element.shadowRoot?.querySelectorAll("path, text") ?? []) {
          const word = words[shape.textContent.trim()];
          if (word && shape.tagName === "text") shape.textContent = word;
          if (without.some((start) => shape.getAttribute("d")?.startsWith(start))) shape.remove();
        }
        const canvas = element.shadowRoot?.querySelector("canvas");
        if (canvas) paintScreen(canvas, tag);
      }
      const rects = [...box.children].flatMap((element) =>
        [...(element.shadowRoot?.children ?? [])]
          .filter(({ tagName }) => tagName !== "STYLE")
          .map((child) => child.getBoundingClientRect()),
      );
      const left = Math.min(...rects.map((rect) => rect.left));
      const top = Math.min(...rects.map((rect) => rect.top));
      const width = Math.max(...rects.map((rect) => rect.right)) - left;
      const height = Math.max(...rects.map((rect) => rect.bottom)) - top;
      const angle = (turn * Math.PI) / 180;
      const turnedWidth = Math.abs(width * Math.cos(angle)) + Math.abs(height * Math.sin(angle));
      const turnedHeight = Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle));
      const scale = (side * share) / Math.max(turnedWidth, turnedHeight);
      const holder = document.createElement("div");
      holder.style.cssText = `position:absolute;inset:0;filter:${shadow}`;
      box.style.transform = `translate(${side / 2}px,${side / 2}px) rotate(${turn}deg) scale(${scale}) translate(${-left - width / 2}px,${-top - height / 2}px)`;
      holder.append(box);
      document.body.replaceChildren(holder);
    },
    { ...picture, side: SIDE, shadow: SHADOW },
  );
}

/** Paints the screens of display modules. */
export function paintScreen(canvas: HTMLCanvasElement, tag: string): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { width, height } = canvas;
  const oled = tag === "ssd1306";
  context.fillStyle = oled ? "#02060d" : "#10222e";
  context.fillRect(0, 0, width, height);
  context.fillStyle = oled ? "#7fd8ff" : "#ffc414";
  context.font = `700 ${Math.round(height * (oled ? 0.34 : 0.14))}px sans-serif`;
  context.textAlign = "center";
  context.fillText("24.6 °C", width / 2, height * (oled ? 0.42 : 0.2));
  context.strokeStyle = oled ? "#7fd8ff" : "#6fe3b4";
  context.lineWidth = oled ? 1.5 : 3;
  context.beginPath();
  for (let x = width * 0.06; x <= width * 0.94; x += 1) {
    const t = x / width;
    const y = height * (0.72 - 0.13 * Math.sin(t * 19) * (0.4 + t * 0.8));
    if (x === width * 0.06) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
  context.stroke();
  if (oled) return;
  context.strokeStyle = "rgb(255 255 255 / 0.18)";
  context.lineWidth = 1;
  for (let line = 0; line <= 6; line += 1) {
    const y = height * (0.4 + line * 0.09);
    context.strokeRect(width * 0.06, y, width * 0.88, 0.01);
  }
}
