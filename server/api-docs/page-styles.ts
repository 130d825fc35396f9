export const apiPageStyles = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f8f3e9, #101714);
  --surface: light-dark(#ffffff, #1a231f);
  --ink: light-dark(#19251f, #efebe2);
  --muted: light-dark(#505b55, #adb3ab);
  --line: light-dark(#ded9ce, #2f3834);
  --accent: light-dark(#0a654a, #79dbb2);
  --danger: light-dark(#a3342b, #f0a199);
  font: 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif;
  scroll-padding-top: 16px;
}
* { box-sizing: border-box }
body { margin: 0; padding: 0 max(16px, calc(50% - 560px)) 48px; background: var(--ground); color: var(--ink); overflow-wrap: anywhere }
header { padding: 32px 0 16px }
h1 { margin: 0 0 4px; font-size: 32px; line-height: 40px; font-weight: 600; letter-spacing: -0.01em }
h2 { margin: 40px 0 12px; font-size: 22px; line-height: 28px; font-weight: 600 }
h3 { margin: 0 0 8px; font-size: 18px; line-height: 26px; font-weight: 600 }
h4 { margin: 24px 0 8px; font-size: 14px; line-height: 20px; font-weight: 600; color: var(--muted) }
p, ul { margin: 0 0 12px }
ul { padding-left: 20px }
a { color: var(--accent); text-underline-offset: 3px }
a:focus-visible, pre:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 6px }
.muted { color: var(--muted) }
.files { display: flex; flex-wrap: wrap; align-items: center; gap: 8px }
.files a { padding: 7px 15px; border: 1px solid var(--line); border-radius: 10px; background: var(--surface); font-weight: 600; text-decoration: none }
code, pre { font: 14px/22px ui-monospace, 'SF Mono', Menlo, Consolas, monospace }
pre { margin: 0 0 12px; padding: 12px 16px; max-height: 440px; overflow: auto; border: 1px solid var(--line); border-radius: 10px; background: var(--ground); overflow-wrap: normal }
nav { padding: 16px 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
nav h2 { margin: 12px 0 4px; font-size: 15px; line-height: 22px }
nav h2:first-child { margin-top: 0 }
nav ul { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; padding: 0; list-style: none; font-size: 15px }
nav a { display: inline-block; padding: 2px 0; text-decoration: none }
main { min-width: 0 }
article { margin: 16px 0; padding: 20px; border: 1px solid var(--line); border-radius: 16px; background: var(--surface) }
h3 a { color: inherit; text-decoration: none }
.call b { display: inline-block; margin-right: 6px; padding: 0 8px; border-radius: 6px; border: 1px solid currentcolor; font-size: 13px; line-height: 22px; color: var(--accent) }
.call .delete { color: var(--danger) }
dl { margin: 0 0 12px }
dl div { padding: 8px 0; border-top: 1px solid var(--line) }
dl div:last-child { border-bottom: 1px solid var(--line) }
dt .muted { font-size: 14px }
dd { margin: 0; min-width: 0 }
summary { width: fit-content; margin-top: 24px; font-size: 14px; font-weight: 600; color: var(--muted); cursor: pointer }
details dl { margin-top: 8px }
footer { margin-top: 40px }
@media (min-width: 640px) {
  dl div { display: grid; grid-template-columns: minmax(200px, 2fr) 5fr; gap: 24px }
}
@media (min-width: 1000px) {
  body { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 0 40px }
  header, footer { grid-column: 1 / -1 }
  nav { position: sticky; top: 16px; align-self: start; max-height: calc(100vh - 32px); overflow-y: auto }
  nav ul { display: block }
  main > h2:first-child, main > p:first-child { margin-top: 0 }
}
@media print {
  nav { display: none }
  pre { max-height: none; white-space: pre-wrap }
  article { break-inside: avoid-page }
}
`;
