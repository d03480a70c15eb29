import { useRef } from 'react'
import type { Consent } from '#api/member/privacy.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { href } from '#patterns/routing/href.ts'
import { WriteButton } from '#patterns/write-button.tsx'
import { useFocusHandOver } from '#ui/base/use-focus-hand-over.ts'
import { cardLook } from '#ui/card/card.tsx'
import { linkLook } from '#ui/link/link.tsx'
import { stackLook } from '#ui/stack/stack.tsx'
import { useConsent } from '../hooks/use-consent.ts'
import { isTextConsent, type TextConsent } from '../model.ts'

const ANCHORS = { TERMS: 'terms', PRIVACY: 'privacy' } as const

/** The terms and the privacy notice: which version was agreed to and when, and a newer one to agree to. */
export function TextConsents({ consents }: { consents: readonly Consent[] }) {
  const { choose, busy } = useConsent()
  return (
    <ul {...stackLook({ gap: '3' })}>
      {consents.filter(isTextConsent).map((consent) => (
        <li key={consent.kind}>
          <Text consent={consent} busy={busy} onAgree={choose} />
        </li>
      ))}
    </ul>
  )
}

interface TextProps {
  consent: TextConsent
  busy: boolean
  onAgree: ReturnType<typeof useConsent>['choose']
}

function Text({ consent: { kind, at, version, current }, busy, onAgree }: TextProps) {
  const { t } = useTranslation('privacy')
  return (
    <section {...cardLook({ variant: 'filled', gap: '2' })}>
      <h3>{t(`texts.${kind}`)}</h3>
      <p>
        {t('texts.agreed', { version, time: at === null ? '' : formatDateTime(at) })}{' '}
        <a
          href={href('/help', null, { hash: ANCHORS[kind] })}
          target="_blank"
          rel="noopener noreferrer"
          {...linkLook({})}
        >
          {t('texts.read', { name: t(`texts.${kind}`) })}
        </a>
      </p>
      {current === null || current === version ? null : (
        <NewerVersion
          version={current}
          busy={busy}
          onAgree={() => onAgree({ kind, given: true, version: current })}
        />
      )}
    </section>
  )
}

interface NewerVersionProps {
  version: string
  busy: boolean
  onAgree: () => void
}

/** Goes once it is agreed to; the heading of its text takes the focus over. */
function NewerVersion({ version, busy, onAgree }: NewerVersionProps) {
  const { t } = useTranslation('privacy')
  const ref = useRef<HTMLDivElement>(null)
  useFocusHandOver(ref)
  return (
    <div ref={ref} {...stackLook({ gap: '2' })}>
      <p role="status">{t('texts.newer', { version })}</p>
      <p>
        <WriteButton variant="primary" size="sm" loading={busy} onClick={onAgree}>
          {t('texts.agree', { version })}
        </WriteButton>
      </p>
    </div>
  )
}
