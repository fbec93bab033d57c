/** Viewports of the toolbar's menu; stories and `modes.ts` refer to them by key. */
export const viewports = {
  phone: { name: "Phone, 390 px", styles: { width: "390px", height: "844px" }, type: "mobile" },
  smallPhone: { name: "Small phone, 320 px", styles: { width: "320px", height: "568px" }, type: "mobile" },
  tablet: { name: "Tablet, 820 px", styles: { width: "820px", height: "1180px" }, type: "tablet" },
  desktop: { name: "Desktop, 1280 px", styles: { width: "1280px", height: "800px" }, type: "desktop" },
} as const;
