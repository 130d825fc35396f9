import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { answerReview, reviewAnswer } from '#contract/review-links.ts';
import type { Review } from '#contract/reviews.ts';
import { SavingForm } from '#web/accounts/SavingDialog.tsx';
import { call } from '#web/api/call.ts';
import { t } from '#web/language.ts';
import { Dialog, DialogContent } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { controlVariants } from '#web/ui/variants.ts';

interface AnswerDialogProps {
  review: Review;
  onAnswered: ((review: Review) => void) | undefined;
  onClose: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

export function AnswerDialog({
  review: { id, wantsReply },
  onAnswered,
  onClose,
  onCloseAutoFocus,
}: AnswerDialogProps) {
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: (body: BodyOf<typeof answerReview>) => call(answerReview, { params: { id }, body }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
  const description = wantsReply
    ? t(
        "You can reply once and can't edit it later. Only the customer sees it. We'll email them a link to it.",
      )
    : t("You can reply once and can't edit it later. Only the customer sees it, on their private link.");
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        onCloseAutoFocus={onCloseAutoFocus}
        title={t('Reply privately')}
        description={description}
      >
        <SavingForm
          schema={reviewAnswer}
          save={async (body) => {
            const review = await answer.mutateAsync(body);
            if (review) onAnswered?.(review);
          }}
          failed={t('Failed to send your reply')}
          done={{
            title: t('Reply sent'),
            description: wantsReply
              ? t("We'll email the customer a link to it.")
              : t('The customer will see it on their private link.'),
          }}
          onDone={onClose}
          submitLabel={t('Send Reply')}
          busyLabel={t('Sending...')}
        >
          {(errors) => (
            <Field label={t('Your reply')} error={errors.text}>
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
          )}
        </SavingForm>
      </DialogContent>
    </Dialog>
  );
}
