// A mark on the icon of the installed app and on the tab: it is your turn.
const ICON = "/pictures/covers/icon.svg";
const TURN =
  "data:image/svg+xml," +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#182846"/>' +
      '<path d="m9 8 7 16 7-16" fill="none" stroke="#f3efe4" stroke-width="4"/><circle cx="24" cy="8" r="7.500" fill="#e23d31" stroke="#fff" stroke-width="2"/></svg>',
  );

export function badge(turn: boolean): void {
  document.querySelector<HTMLLinkElement>("link[rel=icon]")?.setAttribute("href", turn ? TURN : ICON);
  const app = navigator as Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;
  // Where the app is not installed, or badges are not allowed, there is none.
  (turn ? app.setAppBadge?.call(navigator) : app.clearAppBadge?.call(navigator))?.catch(() => {});
}
