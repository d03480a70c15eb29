import { useIsFetching } from '@tanstack/react-query'
import { CloudOff, Construction, Globe, MapPinOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { type PermissionConfig, systemQueries } from '#api/content/system.ts'
import type { ApiError } from '#api/transport/error.ts'
import { errorKey } from '#api/transport/error-key.ts'
import { formatDateTime } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { gmtLabel } from '#lib/clock.ts'
import { safeUrl } from '#lib/safe-url.ts'
import { Button, buttonLook } from '#ui/button/button.tsx'
import { BRAND_MAIL } from './brand.ts'
import { GatePage } from './gate-page.tsx'
import { parseClosure } from './system-status.ts'
import { useStatusPolling } from './use-status-polling.ts'

/** The customer-service button of every gate: the merchant's mail, else the brand's own. */
function SupportLink({ mail = BRAND_MAIL }: { mail?: string | undefined }) {
  const { t } = useTranslation()
  const href = safeUrl(`mailto:${mail}`) ?? `mailto:${BRAND_MAIL}`
  return (
    <a href={href} {...buttonLook({ variant: 'secondary', size: 'lg' })}>
      {t('action.support')}
    </a>
  )
}

interface ConfigFailed {
  error: ApiError
  checking: boolean
  /** Time of the last failed try, epoch ms. */
  checkedAt: number
  onRetry: () => void
}

/** The look of the gate for each reason. A closed portal whose configuration was refused has no details to show. */
const CONFIG_LOOKS = {
  failed: { icon: CloudOff, title: 'configTitle', text: 'configText' },
  maintenance: { icon: Construction, title: 'maintenanceTitle', text: 'maintenanceText' },
  region: { icon: MapPinOff, title: 'regionTitle', text: 'regionText' },
} as const

/**
 * The configuration failed. Shows a retry button and a mail address, never a blank page. A closed portal is
 * polled; after any other failure the visitor retries.
 */
function ConfigFailedGate({ error, checking, checkedAt, onRetry }: ConfigFailed) {
  const closure = parseClosure(error)
  useStatusPolling(null, closure ? checkedAt : 0)
  const { t } = useTranslation(['shell', 'common'])
  const { icon, title, text } = CONFIG_LOOKS[closure ?? 'failed']
  return (
    <GatePage
      icon={icon}
      title={t(`shell:gate.${title}`)}
      text={t(`shell:gate.${text}`)}
      note={closure ? null : t(`common:error.${errorKey(error)}`)}
      trace={error.traceId}
      helplines={false}
    >
      <Button variant="primary" size="lg" loading={checking} onClick={onRetry}>
        {checking ? t('shell:gate.checking') : t('common:action.retry')}
      </Button>
      <SupportLink />
    </GatePage>
  )
}

interface Closed {
  config: PermissionConfig
  /** Time at which the configuration last arrived, epoch ms. */
  checkedAt: number
  onCheck: () => void
}

/** Shows the announced end, if there is one, in the reader's local time. */
function MaintenanceGate({ config, checkedAt, onCheck }: Closed) {
  useStatusPolling(config.maintenanceEnd, checkedAt)
  const { t } = useTranslation('shell')
  const checking = useIsFetching({ queryKey: systemQueries.config().queryKey }) > 0
  const end = config.maintenanceEnd
  return (
    <GatePage
      icon={Construction}
      title={t('gate.maintenanceTitle')}
      text={t('gate.maintenanceText')}
      note={
        end === null
          ? null
          : t('gate.maintenanceEnd', { time: formatDateTime(end), zone: gmtLabel(end) })
      }
    >
      <Button variant="primary" size="lg" loading={checking} onClick={onCheck}>
        {checking ? t('gate.checking') : t('gate.check')}
      </Button>
      <SupportLink mail={config.supportMail} />
    </GatePage>
  )
}

/** The visitor's address, the reason, and whom to contact. */
function RegionGate({ config, checkedAt }: Closed) {
  useStatusPolling(config.maintenanceEnd, checkedAt)
  const { t } = useTranslation('shell')
  const ip: ReactNode = (
    <>
      {t('gate.regionIp')}: <bdi className="num">{config.location.ip}</bdi>
    </>
  )
  return (
    <GatePage icon={MapPinOff} title={t('gate.regionTitle')} text={t('gate.regionText')} note={ip}>
      <SupportLink mail={config.supportMail} />
    </GatePage>
  )
}

/** This host does not belong to the merchant. */
function DomainGate({ config }: { config: PermissionConfig }) {
  const { t } = useTranslation(['shell', 'common'])
  return (
    <GatePage
      icon={Globe}
      title={t('shell:gate.domainTitle')}
      text={t('common:error.domain')}
      note={<bdi>{window.location.hostname}</bdi>}
    >
      <SupportLink mail={config.supportMail} />
    </GatePage>
  )
}

export type GateProps =
  | ({ kind: 'config-failed' } & ConfigFailed)
  | ({ kind: 'maintenance' | 'region' | 'wrong-domain' } & Closed)

/** The gate for a status. It is a separate chunk, because few visitors see one. */
export default function Gate(props: GateProps) {
  if (props.kind === 'config-failed') return <ConfigFailedGate {...props} />
  if (props.kind === 'maintenance') return <MaintenanceGate {...props} />
  return props.kind === 'region' ? <RegionGate {...props} /> : <DomainGate {...props} />
}
