const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Says in the visitor's time when the demo starts over; the server doesn't know their time zone. */
function update(): void {
  const end = document.getElementById('demo-end');
  if (end) end.textContent = `at ${clock.format((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS)}`;
  const signIn = document.getElementById('demo-sign-in');
  if (signIn) signIn.hidden = (localStorage.getItem('user') ?? 'null') !== 'null';
}

update();
setInterval(update, 1_000);

export {};
