import { ChevronRight } from 'lucide-react'
import type { Downlines } from '../../../../api/agent.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './team.module.css'

interface DownlinePathProps extends Pick<Downlines, 'path'> {
  /** A search looks at every level below the last step. */
  isSearch: boolean
  /** To the downlines of a step, or with null to the agent's own. */
  onGo: (id: number | null) => void
}

/** D-072: from the agent down to whose downlines are listed. */
export function DownlinePath({ path, isSearch, onGo }: DownlinePathProps) {
  const { t } = useTranslation('team')
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
        {isSearch ? <li>{t('downlines.searched')}</li> : null}
      </ol>
    </nav>
  )
}
