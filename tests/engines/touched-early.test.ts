import { expect, test } from 'vitest';
import { newRegistration } from '#server/demo/cast.ts';
import { firefox } from './firefox.ts';
import { startSite } from './page.ts';
import { webkit } from './webkit.ts';

test.for([firefox, webkit])(
  '$name: what is typed before the script into a changed page signs up, is sent once, and signs in',
  { timeout: 240_000 },
  async (engine, { skip }) => {
    const { url, scripts, launch } = await startSite(engine, skip);
    const form = newRegistration();

    let page = await launch();
    let loadScripts = await openEarly('/register');
    await page.fill('Full name', form.fullName);
    await page.fill('Username', form.username);
    await page.fill('Email', form.email);
    await page.fill('Password', form.password);
    loadScripts();
    await page.takenOver();
    await page.click('button', 'Create account');
    await page.see('Account created successfully');
    const { id, ...user } = JSON.parse(String(await page.run('return localStorage.getItem("user")')));
    expect(user).toMatchObject({ username: form.username, fullName: form.fullName, email: form.email });

    // A new one, since the app's scripts are now in the first one's caches.
    const professional = page;
    page = await launch();
    loadScripts = await openEarly(`/review/${id}`);
    await page.choose('4 stars');
    await page.fill('Your name', 'Ida');
    await page.fill('Your review', 'Kind and quik');
    await page.run('document.activeElement.setSelectionRange(12, 12)');
    loadScripts();
    await page.takenOver();
    await page.press('c');
    expect(await page.run('return document.activeElement.value')).toBe('Kind and quick');
    await page.run('window.isSamePage = true; location.reload()');
    await expect.poll(() => page.run('return window.isSamePage').catch(() => true)).not.toBe(true);
    await page.see('Good');
    await page.click('button', 'Submit Review');
    await page.see('Thank You');
    expect(await professional.read('/api/reviews')).toEqual([
      expect.objectContaining({ rating: 4, comment: 'Kind and quick', customerName: 'Ida' }),
    ]);

    loadScripts = await openEarly('/login');
    await page.fill('Username', form.username);
    await page.fill('Password', form.password);
    loadScripts();
    await page.takenOver();
    await page.click('button', 'Sign in');
    await page.see('Login successful');

    /** Opens a page without its scripts, and changes it as a password manager does. @returns what lets the scripts in. */
    async function openEarly(path: string): Promise<() => void> {
      const release = scripts.hold();
      await page.openEarly(url + path);
      await page.run(CHANGE);
      return release;
    }
  },
);

/** Each field gets an element of its own around it, and an icon. */
const CHANGE = `for (const field of document.querySelectorAll('input:not([hidden]), textarea, select')) {
  const around = document.createElement('span');
  field.replaceWith(around);
  around.append(field, document.createElement('manager-icon'));
}`;
