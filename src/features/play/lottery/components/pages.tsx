import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Pager } from '../../../../ui/pager/pager.tsx'

interface PagesProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** CST-04: the pages of a list. */
export function Pages({ page, pages, onChange }: PagesProps) {
  const { t } = useTranslation(['lottery', 'common'])
  return (
    <Pager
      page={page}
      pages={pages}
      onChange={onChange}
      labels={{
        nav: t('lottery:pager.nav'),
        previous: t('common:action.previous'),
        next: t('common:action.next'),
        page: (of) => t('lottery:pager.page', { page: formatCount(of) }),
        summary: (of, all) =>
          t('lottery:pager.summary', { page: formatCount(of), pages: formatCount(all) }),
        first: t('lottery:pager.first'),
        last: t('lottery:pager.last'),
      }}
    />
  )
}
