import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId } from 'react'
import { useController, useForm } from 'react-hook-form'
import type { Promotion } from '../../../../api/promotions.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { asText } from '../../../../lib/read.ts'
import forms from '../../../../patterns/forms/form.module.css'
import { FormAlert } from '../../../../patterns/forms/form-alert.tsx'
import { ignoreHeldEnter } from '../../../../patterns/forms/form.tsx'
import { formDrafts } from '../../../../session/drafts.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { FilePicker } from '../../../../ui/file-picker/file-picker.tsx'
import { ProgressBar } from '../../../../ui/progress-bar/progress-bar.tsx'
import { TextArea } from '../../../../ui/text-area/text-area.tsx'
import { type ApplyFields, applySchema } from '../apply-schema.ts'
import { draftOf, type useApply } from '../hooks/use-apply.ts'
import { usePickerWords } from '../hooks/use-picker-words.ts'
import { COMMENT_MAX, FILES_MAX } from '../model.ts'

interface ApplyFormProps {
  offer: Promotion
  door: ReturnType<typeof useApply>
}

/** D-090: a comment of 140 characters and up to three pictures. What is here outlives every refusal. */
export function ApplyForm({ offer, door }: ApplyFormProps) {
  const { t } = useTranslation('promotions')
  const { failure, busy, sending } = door
  const id = useId()
  const proof = offer.terms.application === 'PROOF'
  const draft = draftOf(offer.id)
  const { register, control, handleSubmit, subscribe, formState } = useForm<ApplyFields>({
    resolver: zodResolver(applySchema(proof)),
    defaultValues: { comment: asText(formDrafts.get(draft)?.comment) ?? '', files: [] },
  })
  const { field: files } = useController({ control, name: 'files' })
  const pickerWords = usePickerWords()
  const { errors } = formState

  // In memory only: the pop-up may be closed by mistake, or the session may lapse meanwhile.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => formDrafts.set(draft, { comment: values.comment }),
      }),
    [subscribe, draft],
  )

  return (
    <form
      className={forms.form}
      noValidate
      onSubmit={handleSubmit(door.submit)}
      onKeyDown={ignoreHeldEnter}
    >
      <FormAlert error={failure} />
      <TextArea
        {...register('comment')}
        rows={3}
        label={t('apply.comment')}
        note={t('apply.optional')}
        hint={t('apply.commentHint')}
        error={errors.comment ? t('apply.check.long', { max: COMMENT_MAX }) : undefined}
        min={0}
        max={COMMENT_MAX}
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
        hint={t('apply.filesHint', { max: FILES_MAX })}
        error={errors.files ? t('apply.check.proof') : undefined}
        value={files.value}
        onChange={(next) => files.onChange([...next])}
        max={FILES_MAX}
        disabled={busy}
        words={pickerWords}
      />
      {sending && sending.total > 0 ? (
        <ProgressBar
          label={t('apply.sending')}
          value={sending.done}
          max={sending.total}
          valueText={t('apply.sendingOf', { done: sending.done, total: sending.total })}
        />
      ) : null}
      <Button type="submit" variant="primary" size="lg" block loading={busy}>
        {t('apply.submit')}
      </Button>
    </form>
  )
}
