export const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) ||
  // iPads claim to be Macs, but no Mac has a touchscreen.
  (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);
