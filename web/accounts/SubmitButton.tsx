import { Button } from '#web/ui/Button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';

interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  busy: boolean;
}

export function SubmitButton({ label, busyLabel, busy }: SubmitButtonProps) {
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      size="lg"
      disabled={busy || !hydrated}
      // No dimming for the moment until hydration.
      className={hydrated ? 'w-full' : 'w-full disabled:opacity-100'}
    >
      {busy ? busyLabel : label}
    </Button>
  );
}
