import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Pager, type PagerProps } from '#ui/pager/pager.tsx'

type PagedProps = Omit<PagerProps, 'labels'> & {
  /** The name of the list, if a page has several lists. */
  label?: string
}

/** The pagination of a list. Load the texts of `patterns` with the screen. */
export function Pagination({ label, ...pager }: PagedProps) {
  const { t } = useTranslation('patterns')
  return (
    <Pager
      {...pager}
      labels={{
        nav: label ?? t('pager.label'),
        previous: t('pager.previous'),
        next: t('pager.next'),
        page: (page) => t('pager.page', { page: formatCount(page) }),
        summary: (page, pages) =>
          t('pager.summary', { page: formatCount(page), pages: formatCount(pages) }),
        first: t('pager.first'),
        last: t('pager.last'),
      }}
    />
  )
}
