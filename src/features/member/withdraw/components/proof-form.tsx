import { zodResolver } from '@hookform/resolvers/zod'
import { useController } from 'react-hook-form'
import type { ApiError } from '#api/transport/error.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { usePickerLabels } from '#patterns/forms/use-picker-labels.ts'
import { Button } from '#ui/button/button.tsx'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx'
import { TextArea } from '#ui/text-area/text-area.tsx'
import { NOTE, PROOF_FILES, type ProofFields, proofSchema } from '../model.ts'
import { WITHDRAW_REFUSALS } from '../refusals.ts'

interface ProofFormProps {
  /** The name of the write, under which its draft is kept. */
  name: string
  title: string
  submit: string
  busy: boolean
  disabled: boolean
  error: ApiError | null
  waitUntil: number | null
  progress: { readonly done: number; readonly total: number } | null
  /** Whether words can be sent with the pictures. */
  withNote?: boolean
  onSend: (fields: ProofFields) => void
  onBack: () => void
}

/** Pictures that show that the money has not come; each is uploaded once. */
export function ProofForm({
  name,
  title,
  withNote = false,
  onSend,
  onBack,
  ...write
}: ProofFormProps) {
  const { t } = useTranslation('withdraw')
  const form = useDraftForm<ProofFields>(name, {
    resolver: zodResolver(proofSchema),
    defaultValues: { files: [], note: '' },
    shouldFocusError: false,
  })
  const { control, formState, handleSubmit } = form
  const element = useErrorFocus(formState.submitCount)
  const { field: files } = useController({ control, name: 'files' })
  const { field: note } = useController({ control, name: 'note' })
  const words = usePickerLabels(PROOF_FILES.max)
  const { busy, progress } = write
  return (
    <Form ref={element} onSubmit={handleSubmit(onSend)}>
      <h3>{title}</h3>
      <p>{t('proof.text')}</p>
      <FilePicker
        label={t('proof.files')}
        hint={t('proof.filesHint', { max: PROOF_FILES.max })}
        error={formState.errors.files ? t('proof.filesNeeded') : undefined}
        value={files.value}
        onChange={(next) => files.onChange([...next])}
        max={PROOF_FILES.max}
        disabled={busy}
        words={words}
      />
      {withNote ? (
        <TextArea
          {...note}
          label={t('proof.note')}
          note={t('proof.optional')}
          rows={3}
          min={0}
          max={NOTE.max}
          counter={{
            count: (used, max) => t('count.used', { used, max }),
            left: (count) => t('count.left', { count }),
            over: (count) => t('count.over', { count }),
          }}
        />
      ) : null}
      {progress && progress.total > 0 ? (
        <ProgressBar label={t('proof.sending')} value={progress.done} max={progress.total} />
      ) : null}
      <FormAlert refusals={WITHDRAW_REFUSALS} error={write.error} />
      <SubmitButton waitUntil={write.waitUntil} loading={busy} disabled={write.disabled}>
        {write.submit}
      </SubmitButton>
      <Button variant="ghost" disabled={busy} onClick={onBack}>
        {t('proof.back')}
      </Button>
    </Form>
  )
}
