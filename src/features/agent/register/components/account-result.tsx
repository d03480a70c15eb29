import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { OpenedAccount } from '#api/agent/agent-links.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { Button } from '#ui/button/button.tsx'
import { cardLook } from '#ui/card/card.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import styles from './register.module.css'

interface AccountResultProps {
  account: OpenedAccount
  onAgain: () => void
}

/** The account that was opened; its password is gone with this panel. */
export function AccountResult({ account: opened, onAgain }: AccountResultProps) {
  const { t } = useTranslation(['links', 'common'])
  const confirmCopy = useCopyConfirmation()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const { account, kind, rebate, password } = opened
  const words = {
    copyLabel: t('common:action.copy'),
    copiedLabel: t('common:action.copied'),
    failedText: t('links:copyFailed'),
    onCopied: () => confirmCopy(),
  }
  return (
    <section
      aria-labelledby="opened-account"
      {...cardLook({ tone: 'success', padding: 'lg', gap: '4', className: styles.opened })}
    >
      <h2 ref={title} id="opened-account" tabIndex={-1} className={styles.done}>
        <Icon of={CircleCheck} size="lg" />
        {t('links:result.title')}
      </h2>
      <CopyField label={t('links:account.name')} value={account} {...words} />
      {password === null ? (
        <p>{t('links:result.changed')}</p>
      ) : (
        <>
          <CopyField label={t('links:result.password')} value={password} {...words} />
          <p>{t('links:result.once')}</p>
        </>
      )}
      <KeyValue
        rows={[
          { id: 'kind', term: t('links:kind.label'), detail: t(`links:kind.${kind}`) },
          { id: 'rebate', term: t('links:rebate.label'), detail: `${rebate}%` },
        ]}
      />
      <p>
        <Button onClick={onAgain}>{t('links:result.again')}</Button>
      </p>
    </section>
  )
}
