import { type FormEvent, useState } from 'react'
import type { AgentLink } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { formProps } from '#patterns/forms/form-props.ts'
import { useErrorText } from '#patterns/forms/use-error-text.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { TextField } from '#ui/text-field/text-field.tsx'
import { useAddSubId } from '../hooks/use-links.ts'
import { type Issue, subIdIssue } from '../model.ts'
import styles from './register.module.css'

interface AddSubIdProps {
  link: AgentLink
  most: number
  onAdded: (subId: string) => void
}

/** Adds a placement to a link, identified by a code. */
export function AddSubId({ link, most, onAdded }: AddSubIdProps) {
  const { t } = useTranslation('links')
  const describe = useErrorText()
  const [name, setName] = useState('')
  const [issue, setIssue] = useState<Issue | null>(null)
  const { mutate, busy, error, reset } = useAddSubId((subId) => {
    setName('')
    onAdded(subId)
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = subIdIssue(name, link)
    setIssue(found)
    if (!found) void mutate({ linkId: link.id, subId: name.trim() })
  }
  if (link.subIds.length >= most) return <p>{t('place.full', { count: most })}</p>
  return (
    <form {...formProps} className={styles.place} onSubmit={submit}>
      <TextField
        label={t('place.name')}
        hint={t('place.hint')}
        reads="code"
        autoComplete="off"
        value={name}
        error={issue ? t(`check.${issue}`) : (error && describe(error)) || undefined}
        onChange={({ target }) => {
          setName(target.value)
          setIssue(null)
          reset()
        }}
      />
      <WriteButton type="submit" loading={busy}>
        {t('place.add')}
      </WriteButton>
    </form>
  )
}
