import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { type Language, languages, languageTag } from '#contract/languages/languages.ts';
import { freePlan } from '#contract/plans.ts';
import { screens } from '#contract/screens.ts';
import { translatorFor } from '#server/site/translators.ts';
import { leaveReviews } from '#tests/customer.ts';
import { getRaw } from '#tests/get-raw.ts';
import { skipWithoutDatabase, startApp, startWithAna } from '#tests/start-app.ts';

beforeEach(skipWithoutDatabase);

const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
const KEYS =
  /<input hidden name="idempotencyKey" value="([\da-f-]{36})" form="review" autocomplete="off"><input hidden name="reviewLinkSecret" value="([\w-]{22})" form="review" autocomplete="off">$/;

test('A review page that is kept holds no key of another visitor', async () => {
  const { app, ana } = await startWithAna();
  const address = `${app.url}/review/${ana.user.id}`;
  const pages: string[] = [];
  for (const headers of [{}, BROWSER, {}, BROWSER]) {
    const { bytes } = await getRaw(address, headers);
    pages.push(String(headers === BROWSER ? gunzipSync(bytes) : bytes));
  }
  const keys = pages.flatMap((page) => KEYS.exec(page)?.slice(1) ?? []);
  expect(new Set(keys).size).toBe(8);
  const [rest = '', ...others] = new Set(pages.map((page) => page.replace(KEYS, '')));
  expect(others).toEqual([]);
  for (const key of keys) expect(rest).not.toContain(key);
});

test('A review page that is kept shows the next visitor whatever has changed', async () => {
  const { app, ana } = await startWithAna();
  const { id } = (await ana.post('/api/workplaces', { name: 'Blue Door', location: 'Porto' })).body;
  const { code } = (await ana.post('/api/tracked-codes', { name: 'Tables', workplaceId: id })).body;
  const namesake = await app.professional({ fullName: ana.user.fullName });
  const read = async (path = `/review/${ana.user.id}/${id}`) =>
    (await app.visitor().get(path)).text.replace(KEYS, '');
  const seen = [await read()];
  const expectNew = async (part: string, path?: string) => {
    const page = await read(path);
    expect(page).toContain(part);
    expect(seen).not.toContain(page);
    seen.push(page);
  };
  await expectNew(`"code":"${code}"`, `/r/${code}`);
  await expectNew(`"userId":${ana.user.id},`, `/review/${ana.user.id}`);
  await expectNew(`"userId":${namesake.user.id},`, `/review/${namesake.user.id}`);
  await expectNew('<html lang="de">', `/review/${ana.user.id}/${id}?lang=de`);
  await ana.put(`/api/workplaces/${id}`, { name: 'Red Door', location: 'Porto' });
  await expectNew('Red Door - Porto');
  await ana.put(`/api/workplaces/${id}`, { name: 'Red Door', location: 'Braga' });
  await expectNew('Red Door - Braga');
  await ana.patch('/api/auth/me', { fullName: 'Ines Ruiz' });
  await expectNew('How did Ines do?');
  await leaveReviews(app, ana.user.id, Array(freePlan.reviews).fill({}));
  await expectNew('Ines can&#x27;t take more reviews right now');
});

test('200 parallel requests in twelve languages get their own page', async () => {
  const app = await startApp();
  const all = Object.keys(languages) as Language[];
  const people = await Promise.all(
    ['Ada', 'Bo', 'Cleo', 'Ada'].map(async (name, index) => {
      const person = await app.professional({ fullName: `${name} Person${index}` });
      const place = await person.post('/api/workplaces', { name: `Place${index}` });
      return { ...person, name, place: `Place${index}`, workplaceId: place.body.id };
    }),
  );
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, request) => {
      const person = people[request % 4] ?? expect.unreachable();
      const language = all[request % all.length] ?? 'en';
      const isOwn = request % 5 === 0;
      const path = isOwn ? screens.dashboard.path : `/review/${person.user.id}/${person.workplaceId}`;
      const { text } = await (isOwn ? person : app.visitor()).get(`${path}?lang=${language}`);
      return { person, language, isOwn, text };
    }),
  );
  for (const { person, language, isOwn, text } of answers) {
    const { t } = translatorFor(language);
    const { user, name, place } = person;
    expect(text).toContain(`<html lang="${languageTag(language)}"`);
    expect(new Set(text.match(/Place\d/g))).toEqual(new Set([place]));
    expect(text).toContain(
      isOwn ? t(screens.dashboard.title) : t('Review for {name} at {workplace}', { name, workplace: place }),
    );
    expect(text).toContain(isOwn ? `"id":${user.id},` : `"userId":${user.id},`);
    expect(new Set(text.match(/Person\d/g))).toEqual(new Set(isOwn ? [user.fullName.split(' ')[1]] : []));
  }
  const keys = answers.flatMap(({ text }) => KEYS.exec(text)?.[1] ?? []);
  expect(new Set(keys).size).toBe(160);
});
