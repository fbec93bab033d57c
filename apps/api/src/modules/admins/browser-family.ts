/** What a User-Agent names, the first that matches: browsers name those that they are compatible with as well. */
const browsers: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, "Edge"],
  [/\bOPR\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bYaBrowser\//, "Yandex"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bCriOS\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bAndroid\b/, "Android"],
  [/\biPhone\b|\biPad\b/, "iOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (userAgent: string, names: typeof browsers): string[] => {
  const found = names.find(([pattern]) => pattern.test(userAgent));
  return found ? [found[1]] : [];
};

/** Browser and system of a User-Agent by their families, such as 'Firefox, Windows'; '' for one that names neither. No version: it changes all the time. */
export const browserFamily = (userAgent: string): string =>
  [...nameIn(userAgent, browsers), ...nameIn(userAgent, systems)].join(", ");
