import { type ComponentProps, type FormEvent, type KeyboardEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod/mini';
import { t, translateMessage } from '#web/language.ts';

/** Each field's message; `root` concerns the whole form. */
export type FormErrors = Partial<Record<string, string>>;

export interface Form<Field extends string = never> {
  /** The `<form>` takes them. Its controls are uncontrolled and need a `name` and their error. */
  props: Pick<ComponentProps<'form'>, 'method' | 'noValidate' | 'onInput' | 'onKeyDown' | 'onSubmit'>;
  errors: Partial<Record<Field | 'root', string>>;
  isSubmitting: boolean;
}

/**
 * A native form, so that text typed before scripts load counts. A submit shows the schema's messages and focuses the first
 * invalid field, or calls `submit`, at most once at a time; `fail` shows errors of the server in the same way.
 * Fields are checked while typing once the form was submitted. Enter moves on to an empty field that must be filled in.
 */
export function useForm<Schema extends z.ZodMiniType>(
  schema: Schema,
  submit: (values: z.output<Schema>, fail: (errors: FormErrors) => void) => Promise<unknown>,
  read: (data: FormData) => unknown = Object.fromEntries,
): Form<Extract<keyof z.output<Schema>, string>> {
  const [errors, setErrors] = useState<FormErrors>();
  const [isSubmitting, setSubmitting] = useState(false);
  const check = (form: HTMLFormElement) => schema.safeParse(read(new FormData(form)));

  function onInput({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    if (!errors || !('name' in target)) return;
    const name = String(target.name);
    const message = firstMessages(check(form).error)[name];
    setErrors((shown) => ({ ...shown, [name]: message }));
  }

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    moveOn(event, () => firstMessages(check(event.currentTarget).error));
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const fail = (errors: FormErrors) => {
      flushSync(() => setErrors(errors));
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
    };
    try {
      await checkAndSubmit(form, fail);
    } catch (error) {
      // A button that does nothing would leave the person guessing.
      console.error(error);
      fail({ root: t('Loading issue detected. Please refresh the page.') });
    }
  }

  async function checkAndSubmit(form: HTMLFormElement, fail: (errors: FormErrors) => void) {
    const { success, data, error } = check(form);
    if (!success) return fail(firstMessages(error));
    // Flushed, so that a second submit can't come before it.
    flushSync(() => {
      setErrors({});
      setSubmitting(true);
    });
    try {
      await submit(data, fail);
    } finally {
      setSubmitting(false);
    }
  }

  return {
    props: { method: 'post', noValidate: true, onInput, onKeyDown, onSubmit },
    errors: errors ?? {},
    isSubmitting,
  };
}

/** Goes to the next field that is empty and must not be, instead of submitting. */
function moveOn(event: KeyboardEvent<HTMLFormElement>, findMessages: () => FormErrors): void {
  const { key, keyCode, target, currentTarget: form } = event;
  // With key code 229, Enter ends a word of an input method.
  if (key !== 'Enter' || keyCode === 229 || !(target instanceof HTMLInputElement)) return;
  const messages = findMessages();
  const fields = [...form.querySelectorAll('input')];
  const next = fields.find(
    ({ name, value }, index) => !value && messages[name] && index > fields.indexOf(target),
  );
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function firstMessages(error: z.core.$ZodError | undefined): FormErrors {
  const messages: FormErrors = {};
  for (const { path, message } of error?.issues ?? [])
    messages[String(path[0])] ??= translateMessage(message);
  return messages;
}
