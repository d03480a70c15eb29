import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { useController, useForm, useWatch } from 'react-hook-form'
import { profileKeys, submitKyc } from '#api/member/profile.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { usePickerLabels } from '#patterns/forms/use-picker-labels.ts'
import { usePictureUpload } from '#patterns/forms/use-picture-upload.ts'
import { useIdempotentMutation } from '#patterns/use-idempotent-mutation.ts'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { FilePicker } from '#ui/file-picker/file-picker.tsx'
import { RadioGroup } from '#ui/radio/radio.tsx'
import { toast } from '#ui/toast/toast-store.ts'
import { KYC_DOCUMENTS, KYC_FILES, type KycFields, kycSchema } from '../model.ts'

/** The kind of document and pictures of it; each picture is uploaded once, without its place. */
export function KycForm() {
  const { t } = useTranslation('profile')
  const client = useQueryClient()
  const id = useId()
  const element = useRef<HTMLFormElement>(null)
  // Once the documents are sent, their state replaces the form.
  useFocusHandOver(element)
  const labels = usePickerLabels(KYC_FILES.max)
  const form = useForm<KycFields>({
    resolver: zodResolver(kycSchema),
    defaultValues: { document: 'NID', files: [] },
  })
  const { control, handleSubmit, setValue, formState } = form
  const { field: files } = useController({ control, name: 'files' })
  const document = useWatch({ control, name: 'document' })

  const pictures = usePictureUpload('kyc-picture')
  const check = useIdempotentMutation({
    name: 'kyc',
    send: (body: { document: KycFields['document']; files: string[] }, requestId) =>
      submitKyc({ ...body, requestId }),
    async onSettled(outcome) {
      if (outcome.kind === 'done') toast.show({ tone: 'success', message: t('kyc.sent') })
      if (outcome.kind === 'done' || outcome.kind === 'unknown' || outcome.error.decides)
        await client.invalidateQueries({ queryKey: profileKeys.all }).catch(() => undefined)
    },
  })
  const busy = pictures.busy || check.busy

  const onSubmit = async (fields: KycFields) => {
    const ids = await pictures.upload(fields.files)
    if (ids === null) return
    await check.mutate({ document: fields.document, files: ids })
  }

  return (
    <Form ref={element} onSubmit={handleSubmit(onSubmit)}>
      <FormAlert error={pictures.error ?? check.error} />
      <RadioGroup
        name="document"
        label={t('kyc.document')}
        value={document}
        options={KYC_DOCUMENTS.map((value) => ({ value, label: t(`kyc.documents.${value}`) }))}
        onValueChange={(value) =>
          setValue('document', KYC_DOCUMENTS.find((one) => one === value) ?? 'NID')
        }
      />
      <FilePicker
        id={`${id}-files`}
        label={t('kyc.files')}
        hint={t('kyc.filesHint', { max: KYC_FILES.max })}
        error={formState.errors.files ? t('kyc.filesNeeded') : undefined}
        value={files.value}
        onChange={(next) => files.onChange([...next])}
        max={KYC_FILES.max}
        disabled={busy}
        words={labels}
      />
      <SubmitButton
        waitUntil={Math.max(pictures.waitUntil ?? 0, check.waitUntil ?? 0) || null}
        loading={busy}
      >
        {t('kyc.submit')}
      </SubmitButton>
    </Form>
  )
}
