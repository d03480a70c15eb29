import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { chipLook } from '../../../../ui/chip/chip.tsx'
import { FILTERS, filterOf, withPlace } from '../model.ts'
import styles from './type-filter.module.css'

/** ENT-79: thirteen kinds, each with an address of its own. */
export function TypeFilter() {
  const { t } = useTranslation('promotions')
  const { search } = useLocation()
  const shown = filterOf(search)
  const row = useRef<HTMLElement>(null)

  // On a phone the row is wider than the screen: the chosen one comes into it.
  useEffect(() => {
    const chosen = row.current?.children[FILTERS.indexOf(shown)]
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [shown])

  return (
    <nav ref={row} className={styles.row} aria-label={t('filter')}>
      {FILTERS.map((type) => (
        <Link
          key={type}
          to={{ search: withPlace(search, { type, id: null }) }}
          {...chipLook({ selected: type === shown })}
          aria-current={type === shown ? 'true' : undefined}
        >
          {t(`type.${type}`)}
        </Link>
      ))}
    </nav>
  )
}
