import { ChevronRight } from 'lucide-react'
import type { Downlines, DownlinesQuery } from '#api/agent/agent.ts'
import { formatDay } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import styles from './team.module.css'

interface DownlinePathProps extends Pick<Downlines, 'path'> {
  /** The other filters of the list: a search, or a figure of the overview with its days. */
  asked: Pick<DownlinesQuery, 'search' | 'only' | 'from' | 'to'>
  /** To the downlines of a step, or with null to the agent's own. */
  onGo: (id: number | null) => void
}

/** From the agent down to whose downlines are listed. */
export function DownlinePath({
  path,
  asked: { search, only, from = '', to = from },
  onGo,
}: DownlinePathProps) {
  const { t } = useTranslation('team')
  const last = to && formatDay(to)
  const days = from === to ? last : `${formatDay(from)} – ${last}`
  const steps = [{ id: null, account: t('downlines.mine') }, ...path]
  return (
    <nav aria-label={t('downlines.path')}>
      <ol className={styles.path}>
        {steps.map(({ id, account }, n) => {
          const isLast = n === steps.length - 1
          return (
            <li key={id ?? 0} className={styles.path}>
              {n > 0 ? <Icon of={ChevronRight} size="sm" directional /> : null}
              <Button
                variant="ghost"
                size="sm"
                aria-current={isLast ? 'location' : undefined}
                onClick={() => onGo(id)}
              >
                <bdi>{account}</bdi>
              </Button>
            </li>
          )
        })}
        {only ? <li>{t(`downlines.only.${only}`, { days, last })}</li> : null}
        {search ? <li>{t('downlines.searched')}</li> : null}
      </ol>
    </nav>
  )
}
