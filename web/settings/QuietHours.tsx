import { type ReactNode, useId } from 'react';
import type { MailPreferences } from '#contract/mail-preferences.ts';
import { t } from '#web/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/Input.tsx';
import { SettingsRow } from '#web/ui/SettingsGroup.tsx';
import { Switch } from '#web/ui/Switch.tsx';
import { describeQuietHours } from './describe-mail-preferences.ts';

type Hours = MailPreferences['quietHours'];

const NIGHT = { from: '22:00', to: '07:00' };

interface QuietHoursProps {
  hours: Hours;
  /** As in "Lisbon time". */
  time: string;
  status: ReactNode;
  onChange: (hours: Hours) => void;
}

export function QuietHours({ hours, time, status, onChange }: QuietHoursProps) {
  const id = useId();
  return (
    <SettingsRow
      title={t('Quiet hours')}
      labels={id}
      textId={`${id}-text`}
      text={
        <>
          {describeQuietHours(hours, time)}
          {hours && (
            <div className="my-2 grid max-w-72 grid-cols-2 gap-4 text-base">
              <HourField
                label={t('From')}
                value={hours.from}
                onChange={(from) => onChange({ ...hours, from })}
              />
              <HourField label={t('To')} value={hours.to} onChange={(to) => onChange({ ...hours, to })} />
            </div>
          )}
          {status}
        </>
      }
      control={
        <Switch
          id={id}
          checked={hours !== null}
          onChange={(event) => onChange(event.target.checked ? NIGHT : null)}
        />
      }
    />
  );
}

interface HourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A select, since a time field would save each digit that is typed. */
function HourField({ label, value, onChange }: HourFieldProps) {
  const times = halfHours.includes(value) ? halfHours : [value, ...halfHours];
  return (
    <Field label={label}>
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {times.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

const halfHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0')).flatMap((hour) => [
  `${hour}:00`,
  `${hour}:30`,
]);
