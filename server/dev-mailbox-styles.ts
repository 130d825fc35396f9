/** The looks of /dev/mail: our colours, no script, light and dark. */
export const mailboxStyles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf8f4, #121613);
  --surface: light-dark(#ffffff, #1a1f1c);
  --hover: light-dark(#f1ede4, #303833);
  --ink: light-dark(#1b231f, #efebe2);
  --muted: light-dark(#5a625c, #a8afa8);
  --line: light-dark(#e6e1d7, #2e3631);
  --accent: light-dark(#1f6b52, #7fd1ae);
  font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: anywhere }
header, main { max-width: 860px; margin: 0 auto; padding: 0 16px }
header { padding-block: 16px; font-weight: 600 }
main { padding-bottom: 48px }
a { color: var(--accent); text-underline-offset: 3px }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px }
header a { display: inline-block; padding: 8px 0; text-decoration: none }
h1 { margin: 8px 0 12px; font-size: 26px; line-height: 34px; font-weight: 600; letter-spacing: -0.01em }
h2 { margin: 32px 0 12px; font-size: 17px; line-height: 24px; font-weight: 600 }
p { margin: 0 0 16px }
.muted { color: var(--muted) }
.mails { margin: 24px 0 0; padding: 0; list-style: none; background: var(--surface); border: 1px solid var(--line); border-radius: 16px; overflow: hidden }
.mails li + li { border-top: 1px solid var(--line) }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 24px; padding: 14px 20px; color: inherit; text-decoration: none }
.mails a:hover { background: var(--hover) }
.mails a:focus-visible { outline-offset: -3px; border-radius: 15px }
.mails .subject { grid-column: 1 / -1; font-weight: 600 }
.mails .muted { font-size: 14px; line-height: 22px }
.mails time { white-space: nowrap }
.empty { margin-top: 24px; padding: 48px 24px; text-align: center; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
.empty h2 { margin-top: 0 }
.empty p { margin: 0 auto; max-width: 420px }
dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 20px; margin: 20px 0 0; padding: 16px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
dt { color: var(--muted) }
dd { margin: 0; min-width: 0 }
code, pre { font: 14px/22px ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
.links { display: flex; flex-wrap: wrap; gap: 4px 20px; margin: 0; padding: 0; list-style: none }
iframe { display: block; width: 100%; height: 640px; resize: vertical; border: 1px solid var(--line); border-radius: 16px; background: var(--ground) }
pre { margin: 0 0 24px; padding: 20px; white-space: pre-wrap; background: var(--surface); border: 1px solid var(--line); border-radius: 16px }
@media (max-width: 520px) {
  .mails a, dl { grid-template-columns: 1fr }
  dl { gap: 0 }
  dd + dt { margin-top: 10px }
}
`;
