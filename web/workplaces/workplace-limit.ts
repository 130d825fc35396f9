import { useLocation } from 'wouter';
import { t, translateMessage } from '#web/language.ts';
import { paths } from '#web/paths.ts';
import { toast } from '#web/ui/toast.ts';

/** Says that the plan has no room for another workplace, and offers the plans. */
export function useWorkplaceLimitToast(): (message: string) => void {
  const [, navigate] = useLocation();
  return (message) =>
    toast({
      title: t('Error'),
      description: t('Failed to add workplace. {reason}', { reason: translateMessage(message) }).trim(),
      variant: 'destructive',
      action: { label: t('See plans'), onClick: () => navigate(paths.pricing) },
    });
}
