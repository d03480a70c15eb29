import { Link } from 'react-router'
import { useTranslation } from '#i18n/use-translation.ts'
import styles from './logo.module.css'

/** The brand, linked to the home page. */
export function Logo() {
  const { t } = useTranslation(['common', 'shell'])
  return (
    <Link
      className={styles.logo}
      to="/"
      aria-label={`${t('common:brand')}, ${t('shell:title.home')}`}
    >
      <span className={styles.word} />
    </Link>
  )
}
