import {
  Clock,
  Flame,
  Heart,
  LayoutGrid,
  type LucideIcon,
  SlidersHorizontal,
  Sparkles,
} from 'lucide-react'
import { memo, useId, useMemo, useState } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { Chip } from '#ui/chip/chip.tsx'
import { Select } from '#ui/select/select.tsx'
import { filterCount } from '../address.ts'
import type { Offer } from '../hooks/use-list.ts'
import { type Filters, INHOUSE, isPersonal, SELECTIONS, type Selection, SORTS } from '../model.ts'
import { MoreFilters } from './more-filters.tsx'
import styles from './toolbar.module.css'

const ICONS: Readonly<Record<Selection, LucideIcon>> = {
  ALL: LayoutGrid,
  HOT: Flame,
  NEW: Sparkles,
  FAV: Heart,
  RECENT: Clock,
}

type ToolbarProps = {
  offer: Offer
  /** Filters that the address brought are in view. */
  startsOpen: boolean
  /** Whether the page has sub-categories. */
  withChips: boolean
  onChange: (part: Partial<Filters>) => void
}

/** The filters of a page. On phones the first row scrolls sideways, and its first chip shows the rest. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { offer, startsOpen, withChips, onChange } = props
  const { t } = useTranslation(['lobby', 'shell'])
  const popup = usePopup()
  const { isLogin, pending } = useVisitor()
  const { filters, vendors, chips, counts, hasOriginals } = offer
  const moreId = useId()
  const [open, setOpen] = useState(startsOpen)
  const active = filterCount(filters)

  // No chip for a kind of which the page has no game.
  const kinds = chips.filter((chip) => counts.get(chip) !== 0 || filters.chip === chip)

  const select = (selection: Selection) => {
    if (isPersonal(selection) && !isLogin && !pending) void popup.open('login')
    else onChange({ selection })
  }
  const vendorOptions = useMemo(
    () => [
      { value: '', label: t('vendor.all') },
      ...(hasOriginals ? [{ value: INHOUSE, label: t('shell:title.originals') }] : []),
      ...vendors.map(({ code, name, count }) => ({
        value: code,
        label: t('vendor.option', { name, total: formatCount(count) }),
      })),
    ],
    [t, vendors, hasOriginals],
  )
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        <div className={styles.toggle}>
          <Chip
            icon={SlidersHorizontal}
            count={active || undefined}
            data-on={active > 0}
            aria-expanded={open}
            aria-controls={moreId}
            onClick={() => setOpen(!open)}
          >
            {t('more.toggle')}
          </Chip>
        </div>
        <fieldset
          className={styles.group}
          onFocus={scrollToFocus}
          aria-label={t('selection.label')}
        >
          {SELECTIONS.map((selection) => (
            <Chip
              key={selection}
              icon={ICONS[selection]}
              selected={filters.selection === selection}
              onClick={() => select(selection)}
            >
              {t(`selection.${selection}`)}
            </Chip>
          ))}
        </fieldset>
        {withChips && kinds.length > 0 ? (
          <fieldset className={styles.group} onFocus={scrollToFocus} aria-label={t('chip.label')}>
            {kinds.map((chip) => (
              <Chip
                key={chip}
                selected={filters.chip === chip}
                onClick={() => onChange({ chip: filters.chip === chip ? null : chip })}
              >
                {t(`chip.${chip}`)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
      </div>
      <div id={moreId} className={styles.picks} data-open={open}>
        <Select
          label={t('vendor.label')}
          labelHidden
          options={vendorOptions}
          value={filters.vendor ?? ''}
          onChange={({ target }) => onChange({ vendor: target.value || null })}
        />
        <Select
          label={t('sort.label')}
          labelHidden
          options={SORTS.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          value={filters.sort}
          onChange={({ target }) =>
            onChange({ sort: SORTS.find((sort) => sort === target.value) ?? 'popular' })
          }
        />
        <MoreFilters offer={offer} onChange={onChange} />
      </div>
    </div>
  )
})
