import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { answerReview, reviewAnswer } from '#contract/kept-reviews.ts';
import { sayFailure } from '#web/accounts/say-failure.ts';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog, DialogActions, DialogClose, DialogContent } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormError } from '#web/ui/FormError.tsx';
import { controlLook } from '#web/ui/looks.ts';
import { toast } from '#web/ui/toast.ts';

interface AnswerDialogProps {
  reviewId: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function AnswerDialog({ reviewId, open, onOpenChange }: AnswerDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Answer privately"
        description="You can answer once, and cannot change it afterwards. Only whoever has the key to this review reads it, at their link: nobody is mailed."
      >
        <AnswerForm reviewId={reviewId} onAnswered={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function AnswerForm({ reviewId, onAnswered }: { reviewId: number; onAnswered: () => void }) {
  const answer = useAnswerReview();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(reviewAnswer),
    defaultValues: { text: '' },
  });
  const { errors, isSubmitting } = formState;

  const send = handleSubmit(async ({ text }) => {
    try {
      await answer.mutateAsync({ id: reviewId, text });
      onAnswered();
      toast({ title: 'Answer sent', description: 'Whoever has the key can read it now.' });
    } catch (error) {
      sayFailure(error, setError, 'Failed to send the answer');
    }
  });

  return (
    <form
      noValidate
      onSubmit={isSubmitting ? (event) => event.preventDefault() : send}
      className="grid gap-6"
    >
      <FormError message={errors.root?.message} />
      <Field label="Your answer" error={errors.text?.message}>
        {(control) => (
          <textarea
            {...control}
            {...register('text')}
            rows={5}
            autoCapitalize="sentences"
            className={`${controlLook} field-sizing-content max-h-72 min-h-32 resize-y py-3`}
          />
        )}
      </Field>
      <DialogActions className="mt-0">
        <DialogClose asChild>
          <Button variant="secondary">Cancel</Button>
        </DialogClose>
        <Button type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Sending...' : 'Send Answer'}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Once; it is done when the lists show it. */
function useAnswerReview() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: number; text: string }) =>
      call(answerReview, { params: { id }, body: { text } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
