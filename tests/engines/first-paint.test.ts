import { expect, onTestFinished, test } from 'vitest';
import { newRegistration, newReview } from '#server/demo/cast.ts';
import { freePort } from '#tests/free-port.ts';
import { startProcess } from '#tests/service-process.ts';
import { firefox } from './firefox.ts';
import { drive } from './page.ts';
import { startScriptBlocker } from './script-blocker.ts';
import { webkit } from './webkit.ts';

test.for([firefox, webkit])(
  '$name: the dashboard shows its letter from the document before any script has run',
  { timeout: 120_000 },
  async (engine, { skip }) => {
    const missing = engine.missing();
    skip(missing !== null, `apt-get install ${missing}`);
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const service = await startProcess({ env: { APP_URL: url } });
    const scripts = await startScriptBlocker(port, service.url);
    const browser = await engine.launch();
    onTestFinished(() => browser.close());
    const page = drive(browser);

    const { username, password, ...person } = newRegistration({ fullName: 'Rosa Vega' });
    const { id } = await post('/api/auth/register', { ...person, username, password });
    await post('/api/reviews/submit', newReview(id, { comment: 'Warm and quick.' }));
    await page.open(`${url}/login`);
    await page.fill('Username', username);
    await page.fill('Password', password);
    await page.click('button', 'Sign in');
    await page.see('Warm and quick.');

    scripts.isBlocking = true;
    await page.open(`${url}/dashboard`);
    const shown = await page.run('return document.getElementById("root").innerText');
    for (const text of ['Welcome back, Rosa!', 'Warm and quick.', 'Maria Lindqvist', 'Show my code'])
      expect(shown).toContain(text);
    expect(await page.run('return document.getElementById("initial-data") !== null')).toBe(true);

    scripts.isBlocking = false;
    await page.open(`${url}/dashboard`);
    await page.see('Recent Reviews');
    expect(await page.run('return document.getElementById("initial-data")')).toBeNull();

    async function post(path: string, body: object) {
      const response = await fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(201);
      return response.json();
    }
  },
);
