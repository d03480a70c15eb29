import { Coins } from 'lucide-react'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { formatPoints } from '../../../../lib/points.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import styles from './page.module.css'
import { useMissions } from './queries.ts'

interface HeadProps {
  id: string
  title: string
  intro: string
}

/** The title of a page with the points that the member has. */
export function Head({ id, title, intro }: HeadProps) {
  const { t } = useTranslation('rewards')
  const { data } = useMissions()
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1 id={id}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      {data ? (
        <p className={styles.total}>
          <Icon of={Coins} size="sm" />
          <span>
            {t('total')} <b>{formatPoints(data.points)}</b>
          </span>
        </p>
      ) : null}
    </div>
  )
}
