import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerReview, reviewAnswer } from '#contract/review-links.ts';
import type { Review } from '#contract/reviews.ts';
import { useSavingForm } from '#web/accounts/use-saving-form.ts';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Dialog, DialogContent } from '#web/ui/Dialog.tsx';
import { DialogForm } from '#web/ui/DialogForm.tsx';
import { Field } from '#web/ui/Field.tsx';
import { toast } from '#web/ui/toast.ts';
import { controlVariants } from '#web/ui/variants.ts';

interface AnswerDialogProps {
  reviewId: number;
  onAnswered: ((review: Review) => void) | undefined;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function AnswerDialog({ reviewId, onAnswered, onClose, onCloseAutoFocus }: AnswerDialogProps) {
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        title={t('Reply privately')}
        description={t(
          "You can reply once and can't edit it later. Only the customer sees it, on their private link.",
        )}
      >
        <AnswerForm
          reviewId={reviewId}
          onAnswered={(review) => {
            if (review) onAnswered?.(review);
            onClose();
          }}
        />
      </DialogContent>
    </Dialog>
  );
}

interface AnswerFormProps {
  reviewId: number;
  onAnswered: (review: Review | undefined) => void;
}

function AnswerForm({ reviewId, onAnswered }: AnswerFormProps) {
  const answer = useAnswerReview();
  const form = useSavingForm(reviewAnswer, t('Failed to send your reply'), async ({ text }) => {
    onAnswered(await answer.mutateAsync({ id: reviewId, text }));
    toast({ title: t('Reply sent'), description: t('The customer will see it on their private link.') });
  });

  return (
    <DialogForm form={form} submitLabel={t('Send Reply')} busyLabel={t('Sending...')}>
      <Field label={t('Your reply')} error={form.errors.text}>
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={5}
            autoCapitalize="sentences"
            className={`${controlVariants} field-sizing-content max-h-72 min-h-32 resize-y py-3`}
          />
        )}
      </Field>
    </DialogForm>
  );
}

/** Not in queries.ts, so that pages with reviews don't load the schemas of this form. */
function useAnswerReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call(answerReview, { params: { id }, body: { text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
