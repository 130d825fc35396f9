import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Switch } from '#web/ui/Switch.tsx';

interface Options {
  /** The toast's fallback. */
  failed: string;
  onSettled?: () => Promise<void>;
}

/** Shows a change at once, and then beside its setting what `store` says of it. */
export function useSavedSettings<Settings extends object>(stored: Settings, { failed, onSettled }: Options) {
  const [settings, choose] = useOptimistic(stored);
  const [saved, setSaved] = useState<{ setting: keyof Settings; text: string } | null>(null);
  function save<Setting extends keyof Settings>(
    setting: Setting,
    value: Settings[Setting],
    store: (settings: Settings) => Promise<string>,
  ) {
    setSaved(null);
    startTransition(async () => {
      const changed = { ...settings, [setting]: value };
      choose(changed);
      try {
        setSaved({ setting, text: await store(changed) });
      } catch (error) {
        toastFailure(error, failed);
      }
      await onSettled?.();
    });
  }
  const savedText = (setting: keyof Settings) => (saved?.setting === setting ? saved.text : null);
  return { settings, save, savedText };
}

export function SavedNote({ children }: { children: ReactNode }) {
  return (
    <span role="status" className="block text-accent empty:hidden">
      {children}
    </span>
  );
}

interface SwitchRowProps {
  name: string;
  title: string;
  text: string;
  saved: string | null;
  checked: boolean;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}

export function SwitchRow({ name, title, text, saved, checked, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <SettingsRow
      title={title}
      labels={id}
      textId={`${id}-text`}
      text={
        <>
          <span>{text}</span>
          <SavedNote>{saved}</SavedNote>
        </>
      }
      control={
        <Switch
          name={name}
          id={id}
          aria-describedby={`${id}-text`}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      }
    />
  );
}
