import { zodResolver } from '@hookform/resolvers/zod'
import { useController } from 'react-hook-form'
import type { RebateRange } from '#api/agent/agent-links.ts'
import { formatRate } from '#entities/rebate/rate.ts'
import { RatePart } from '#entities/rebate/rate-part.tsx'
import { useTranslation } from '#i18n/use-translation.ts'
import { Form } from '#patterns/forms/form.tsx'
import { FormAlert } from '#patterns/forms/form-alert.tsx'
import { SubmitButton } from '#patterns/forms/submit-button.tsx'
import { useDraftForm } from '#patterns/forms/use-draft-form.ts'
import { useErrorFocus } from '#patterns/forms/use-error-focus.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useCreateLink } from '../hooks/use-links.ts'
import { type LinkFields, linkSchema, NAME } from '../model.ts'
import { KindPart } from './kind-part.tsx'

interface NewLinkProps {
  range: RebateRange
  open: boolean
  onClose: () => void
  onMade: (id: string | null) => void
}

/** A new link, in a dialog. */
export function NewLink({ range, open, onClose, onMade }: NewLinkProps) {
  const { t } = useTranslation(['links', 'common'])
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={t('links:new.title')}
      description={t('links:new.intro')}
      closeLabel={t('common:action.close')}
    >
      <LinkForm range={range} onMade={onMade} />
    </Dialog>
  )
}

function LinkForm({ range, onMade }: Pick<NewLinkProps, 'range' | 'onMade'>) {
  const { t } = useTranslation('links')
  const form = useDraftForm<LinkFields>('agent-link', {
    resolver: zodResolver(linkSchema(range)),
    defaultValues: { name: '', kind: 'MEMBER', rebate: '' },
    shouldFocusError: false,
  })
  const { register, control, handleSubmit, formState } = form
  const { errors, submitCount } = formState
  const { field: kind } = useController({ control, name: 'kind' })
  const element = useErrorFocus(submitCount)
  const { mutate, busy, error, waitUntil, uncertain } = useCreateLink(onMade)
  return (
    <Form
      ref={element}
      onSubmit={handleSubmit(({ rebate, ...fields }) =>
        mutate({ ...fields, rebate: formatRate(rebate) }),
      )}
    >
      <FormAlert error={error} />
      {uncertain && !busy ? <p role="status">{t('new.unknown')}</p> : null}
      <TextField
        label={t('new.name')}
        hint={t('new.nameHint')}
        maxLength={NAME.max}
        error={errors.name ? t('check.name', { max: NAME.max }) : undefined}
        {...register('name')}
      />
      <KindPart value={kind.value} onChange={kind.onChange} />
      <RatePart range={range} error={errors.rebate} {...register('rebate')} />
      <SubmitButton waitUntil={waitUntil} loading={busy}>
        {t('new.submit')}
      </SubmitButton>
    </Form>
  )
}
