import { Share2 } from 'lucide-react'
import { useState } from 'react'
import type { AgentLink } from '#api/agent/agent-links.ts'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { useCopyConfirmation } from '#patterns/use-copy-confirmation.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { CopyField } from '#ui/copy-field/copy-field.tsx'
import { KeyValue } from '#ui/key-value/key-value.tsx'
import { QrCode } from '#ui/qr-code/qr-code.tsx'
import { Select } from '#ui/select/select.tsx'
import { linkUrl, listPlacements } from '../model.ts'
import { AddSubId } from './add-sub-id.tsx'
import { DisableLink } from './disable-link.tsx'
import styles from './register.module.css'

interface LinkDetailProps {
  link: AgentLink
  maxSubIds: number
}

const FIGURES = ['visits', 'signUps', 'firstDeposits'] as const
const QR_SIZE = 240

/** One link or one of its placements: to copy, to share or as a QR code, with its figures. */
export default function LinkDetail({ link, maxSubIds }: LinkDetailProps) {
  const { t } = useTranslation(['links', 'common'])
  const confirmCopy = useCopyConfirmation()
  const places = listPlacements(link)
  const [chosen, setChosen] = useState<string | null>(null)
  const place = places.find(({ subId }) => subId === chosen)
  const { disabledAt, kind, rebate } = link
  const url = linkUrl(window.location.origin, place?.code ?? link.code)
  const figures = place?.subId ? place.figures : link.figures
  const name = place?.subId ?? link.name
  // Closing the share sheet rejects the promise, but is not an error.
  const share = () => navigator.share({ title: t('common:brand'), url }).catch(() => undefined)
  return (
    <div className={styles.detail}>
      <p className={styles.facts}>
        <Badge variant={disabledAt === null ? 'success' : 'neutral'}>
          {t(disabledAt === null ? 'links:state.active' : 'links:state.disabled')}
        </Badge>
        <span>{t(`links:kind.${kind}`)}</span>
        <span className="num">{t('links:rebate.of', { rebate })}</span>
      </p>
      {link.subIds.length === 0 ? null : (
        <Select
          label={t('links:place.label')}
          value={chosen ?? ''}
          options={places.map(({ subId }) => ({
            value: subId ?? '',
            label: subId ?? t('links:place.all'),
          }))}
          onChange={({ target }) => setChosen(target.value || null)}
        />
      )}
      <KeyValue
        rows={FIGURES.map((id) => ({
          id,
          term: t(`links:figure.${id}`),
          detail: <span className="num">{formatCount(figures[id])}</span>,
        }))}
      />
      {disabledAt === null ? (
        <>
          <CopyField
            label={t('links:address')}
            value={url}
            copyLabel={t('common:action.copy')}
            copiedLabel={t('common:action.copied')}
            failedText={t('links:copyFailed')}
            onCopied={() => confirmCopy()}
          />
          {'share' in navigator ? (
            <p>
              <Button size="sm" startIcon={Share2} onClick={() => void share()}>
                {t('links:share')}
              </Button>
            </p>
          ) : null}
          <QrCode
            className={styles.qr}
            value={url}
            size={QR_SIZE}
            label={t('links:qr', { name })}
            tooLongLabel={t('links:address')}
          />
          <AddSubId link={link} most={maxSubIds} onAdded={setChosen} />
          <DisableLink link={link} />
        </>
      ) : (
        <p>{t('links:disable.done')}</p>
      )}
    </div>
  )
}
