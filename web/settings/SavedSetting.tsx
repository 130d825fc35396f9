import './switch.css';
import { type ReactNode, startTransition, useId, useOptimistic, useState } from 'react';
import { toastFailure } from '#web/accounts/show-failure.ts';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';

interface Options<Settings> {
  /** The toast's fallback. */
  failed: string;
  /** Answers what the setting's row says afterwards. */
  store: (settings: Settings, changed: keyof Settings) => Promise<string>;
  onSettled?: () => Promise<void>;
}

/** Shows a change before it is stored; `row` has what a setting's row needs. */
export function useSavedSettings<Settings extends object>(
  stored: Settings,
  { failed, store, onSettled }: Options<Settings>,
) {
  const [settings, choose] = useOptimistic(stored);
  const [saved, setSaved] = useState<{ name: keyof Settings; text: string }>();

  function save(name: keyof Settings, changed: Settings) {
    setSaved(undefined);
    startTransition(async () => {
      choose(changed);
      try {
        setSaved({ name, text: await store(changed, name) });
      } catch (error) {
        toastFailure(error, failed);
      }
      await onSettled?.();
    });
  }

  const row = <Name extends keyof Settings & string>(name: Name) => ({
    name,
    value: settings[name],
    saved: saved?.name === name && saved.text,
    onChange: (value: Settings[Name]) => save(name, { ...settings, [name]: value }),
  });
  return { settings, row };
}

interface SettingProps<Value> {
  name: string;
  title: string;
  text?: string | undefined;
  value: Value;
  saved: string | false;
  onChange: (value: Value) => void;
}

interface SwitchRowProps extends SettingProps<boolean> {
  disabled?: boolean;
}

export function SwitchRow({ value, disabled, onChange, ...row }: SwitchRowProps) {
  return (
    <SettingRow {...row}>
      {(control) => (
        // Firefox would restore a former choice after a reload.
        <form autoComplete="off" onSubmit={(event) => event.preventDefault()} className="contents">
          <input
            type="checkbox"
            className="switch"
            {...control}
            checked={value}
            disabled={disabled}
            onChange={(event) => onChange(event.target.checked)}
          />
        </form>
      )}
    </SettingRow>
  );
}

interface SelectRowProps<Value> extends SettingProps<Value> {
  className?: string;
  children: ReactNode;
}

/** Its empty option is null. */
export function SelectRow<Value extends string | null>({
  value,
  onChange,
  className = 'max-w-52 sm:max-w-none',
  children,
  ...row
}: SelectRowProps<Value>) {
  return (
    <SettingRow {...row}>
      {(control) => (
        <NativeSelect
          {...control}
          className={`border-edge/60 ${className}`}
          value={value ?? ''}
          onChange={(event) => onChange((event.target.value || null) as Value)}
        >
          {children}
        </NativeSelect>
      )}
    </SettingRow>
  );
}

interface SettingRowProps extends Pick<SettingProps<unknown>, 'name' | 'title' | 'text' | 'saved'> {
  children: (control: { name: string; id: string; 'aria-describedby': string }) => ReactNode;
}

function SettingRow({ name, title, text, saved, children }: SettingRowProps) {
  const id = useId();
  const textId = `${id}-text`;
  return (
    <SettingsRow
      title={title}
      labels={id}
      textId={textId}
      text={
        <>
          <span>{text}</span>
          <span role="status" className="block text-accent empty:hidden">
            {saved}
          </span>
        </>
      }
      control={children({ name, id, 'aria-describedby': textId })}
    />
  );
}
