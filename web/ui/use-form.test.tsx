import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { createTranslator } from '#contract/languages/translator.ts';
import { setTranslator } from '#web/language.ts';
import { type FormErrors, useForm } from '#web/ui/use-form.ts';
import { TextField } from './Input.tsx';

const schema = z.object({
  town: z.string().check(z.minLength(2, 'Workplace name is required')),
  note: z.string().check(z.maxLength(9, 'Note is too long')),
});

interface TestFormProps {
  submit: (values: z.output<typeof schema>, fail: (errors: FormErrors) => void) => Promise<unknown>;
}

function TestForm({ submit }: TestFormProps) {
  const { props, errors, isSubmitting } = useForm(schema, submit);
  return (
    <form {...props}>
      <TextField label="Town" name="town" error={errors.town} />
      <TextField label="Note" name="note" error={errors.note} />
      {errors.root && <p role="alert">{errors.root}</p>}
      <button type="submit">{isSubmitting ? 'Saving...' : 'Save'}</button>
    </form>
  );
}

afterEach(() => setTranslator(createTranslator('en', null)));

const town = () => screen.getByLabelText('Town');
const note = () => screen.getByLabelText('Note');

test('Fields are checked from the first submit on, each while it is typed in', async () => {
  const submit = vi.fn();
  render(<TestForm submit={submit} />);
  const user = userEvent.setup();
  await user.type(town(), 'O');
  await user.type(note(), 'far too long');
  expect(town()).not.toHaveAttribute('aria-invalid');

  await user.click(screen.getByRole('button'));
  expect(town()).toHaveFocus();
  await user.type(town(), 's');
  expect(town()).not.toHaveAttribute('aria-invalid');
  expect(note()).toHaveAccessibleDescription('Note is too long');
  await user.clear(town());
  expect(town()).toHaveAccessibleDescription('Workplace name is required');
  expect(submit).not.toHaveBeenCalled();
});

const labels = { first: 'First name', middle: 'Middle name', last: 'Last name' };
const required = z.string().check(z.minLength(1, 'Please fill this in'));
const names = z.object({ first: required, middle: z.string(), last: required });

function NamesForm({ submit }: { submit: () => Promise<unknown> }) {
  const { props } = useForm(names, submit);
  return (
    <form {...props}>
      {Object.entries(labels).map(([name, label]) => (
        <TextField key={name} label={label} name={name} />
      ))}
      <button type="submit">Save</button>
    </form>
  );
}

test('Enter moves on to an empty field that must be filled in, and submits where none follows', async () => {
  const submit = vi.fn(async () => undefined);
  render(<NamesForm submit={submit} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText(labels.first), 'Ana{Enter}');
  expect(screen.getByLabelText(labels.last)).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();
  await user.keyboard('Silva{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('A form is submitted once at a time', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const submit = vi.fn(() => promise);
  render(<TestForm submit={submit} />);
  const user = userEvent.setup();
  await user.type(town(), 'Oslo');
  const form = town().closest('form');
  form?.requestSubmit();
  form?.requestSubmit();
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  expect(submit).toHaveBeenCalledOnce();
  resolve();
  expect(await screen.findByRole('button', { name: 'Save' })).toBeVisible();
});

test('An error of the server takes the focus to its field, and stays until the field is edited', async () => {
  render(<TestForm submit={async (_, fail) => fail({ note: 'Taken' })} />);
  const user = userEvent.setup();
  await user.type(town(), 'Oslo{Enter}');
  expect(note()).toHaveFocus();
  await user.type(town(), 'lo');
  expect(note()).toHaveAccessibleDescription('Taken');
  await user.type(note(), 'x');
  expect(note()).not.toHaveAttribute('aria-invalid');
});

test('Messages of a schema are shown in the page’s language', async () => {
  setTranslator(createTranslator('de', { 'Workplace name is required': 'Der Name fehlt' }));
  render(<TestForm submit={vi.fn()} />);
  await userEvent.click(screen.getByRole('button'));
  expect(town()).toHaveAccessibleDescription('Der Name fehlt');
});

test('A form whose code throws says so, rather than nothing', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(<TestForm submit={() => Promise.reject(new TypeError('text.isSomething is not a function'))} />);
  const user = userEvent.setup();
  await user.type(town(), 'Oslo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Loading issue detected. Please refresh the page.',
  );
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
