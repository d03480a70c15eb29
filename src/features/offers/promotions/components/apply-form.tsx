import { zodResolver } from '@hookform/resolvers/zod'
import { useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { Promotion } from '#api/offers/promotions.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { asText } from '#lib/read.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { usePickerLabels } from '#patterns/forms/use-picker-labels.ts'
import { useValuesChange } from '#patterns/forms/use-values-change.ts'
import { formDrafts } from '#session/drafts.ts'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { type ApplyFields, applySchema, COMMENT, FILES } from '../apply-schema.ts'
import { draftName, useApply } from '../hooks/use-apply.ts'
import { PROMOTION_REFUSALS } from '../refusals.ts'

interface ApplyFormProps {
  offer: Promotion
  onApplied: () => void
}

/** A comment of 140 characters and up to three pictures. They are kept after every failure. */
export function ApplyForm({ offer, onApplied }: ApplyFormProps) {
  const { t } = useTranslation('promotions')
  const { submit, busy, waitUntil, error, progress, uncertain } = useApply(offer, onApplied)
  const id = useId()
  const proof = offer.terms.application === 'PROOF'
  const draft = draftName(offer.id)
  const form = useForm<ApplyFields>({
    resolver: zodResolver(applySchema(proof)),
    defaultValues: { comment: asText(formDrafts.get(draft)?.comment) ?? '', files: [] },
  })
  const { errors } = form.formState
  const { field: files } = useController({ control: form.control, name: 'files' })
  const pickerLabels = usePickerLabels(FILES.max)
  // In memory only: the pop-up may be closed by mistake, or the session may lapse meanwhile.
  useValuesChange(form, ({ comment }) => formDrafts.set(draft, { comment }))

  return (
    <Form onSubmit={form.handleSubmit(submit)}>
      <FormAlert refusals={PROMOTION_REFUSALS} error={error} />
      {uncertain && !busy ? <p>{t('apply.unanswered')}</p> : null}
      <TextArea
        {...form.register('comment')}
        rows={3}
        label={t('apply.comment')}
        note={t('apply.optional')}
        hint={t('apply.commentHint')}
        error={errors.comment ? t('apply.check.long', { max: COMMENT.max }) : undefined}
        min={0}
        max={COMMENT.max}
        counter={{
          count: (used, max) => t('apply.count.used', { used, max }),
          left: (count) => t('apply.count.left', { count }),
          over: (count) => t('apply.count.over', { count }),
        }}
      />
      <FilePicker
        id={`${id}-files`}
        label={t('apply.files')}
        note={proof ? undefined : t('apply.optional')}
        hint={t('apply.filesHint', { max: FILES.max })}
        error={errors.files ? t('apply.check.proof') : undefined}
        value={files.value}
        onChange={(next) => files.onChange([...next])}
        max={FILES.max}
        disabled={busy}
        words={pickerLabels}
      />
      {progress && progress.total > 0 ? (
        <ProgressBar
          label={t('apply.sending')}
          value={progress.done}
          max={progress.total}
          valueText={t('apply.sendingOf', { done: progress.done, total: progress.total })}
        />
      ) : null}
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('apply.submit')}
      </SubmitButton>
    </Form>
  )
}
