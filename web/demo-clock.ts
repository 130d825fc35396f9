const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat(document.documentElement.lang || 'en', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Says in the visitor's time when the demo starts over; the server doesn't know their time zone. */
function update(): void {
  const end = document.getElementById('demo-end');
  const time = clock.format((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS);
  if (end?.dataset.at) end.textContent = end.dataset.at.replace('{time}', time);
  const signIn = document.getElementById('demo-sign-in');
  if (signIn) signIn.hidden = (localStorage.getItem('user') ?? 'null') !== 'null';
}

update();
setInterval(update, 1_000);

export {};
