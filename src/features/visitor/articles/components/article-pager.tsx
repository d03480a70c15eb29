import { formatCount } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Pager } from '../../../../ui/pager/pager.tsx'

interface ArticlePagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** CST-04: the pages of a list. */
export function ArticlePager({ page, pages, onChange }: ArticlePagerProps) {
  const { t } = useTranslation('reading')
  return (
    <Pager
      page={page}
      pages={pages}
      onChange={onChange}
      labels={{
        nav: t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (of) => t('pager.page', { page: formatCount(of) }),
        summary: (of, all) =>
          t('pager.summary', { page: formatCount(of), pages: formatCount(all) }),
        first: t('pager.first'),
        last: t('pager.last'),
      }}
    />
  )
}
