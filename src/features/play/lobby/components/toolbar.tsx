import {
  Clock,
  Flame,
  Heart,
  LayoutGrid,
  type LucideIcon,
  SlidersHorizontal,
  Sparkles,
} from 'lucide-react'
import { memo } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { usePopup } from '#patterns/routing/popup.ts'
import { useVisitor } from '#session/visitor.ts'
import { scrollToFocus } from '#ui/base/scroll-to-focus.ts'
import { Chip, RemovableChip } from '#ui/chip/chip.tsx'
import { useChosenFilters } from '../hooks/use-chosen-filters.ts'
import type { Offer } from '../hooks/use-list.ts'
import { type Filters, isPersonal, SELECTIONS, type Selection } from '../model.ts'
import { FilterFields } from './filter-fields.tsx'
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
  /** Whether the page has sub-categories. */
  withChips: boolean
  /** Opens the sheet of filters. Null: there is room for the filters themselves. */
  onSheet: (() => void) | null
  onChange: (part: Partial<Filters>) => void
}

/** The filters of a page. On phones one row that scrolls sideways; its first chip opens the rest in a sheet. */
export const Toolbar = memo(function Toolbar({
  offer,
  withChips,
  onSheet,
  onChange,
}: ToolbarProps) {
  const { t } = useTranslation('lobby')
  const popup = usePopup()
  const { isLogin, pending } = useVisitor()
  const { filters, chips, counts } = offer

  // Hide chips of categories without games on this page.
  const kinds = chips.filter((chip) => counts.get(chip) !== 0 || filters.chip === chip)

  const select = (selection: Selection) => {
    if (isPersonal(selection) && !isLogin && !pending) void popup.open('login')
    else onChange({ selection })
  }
  return (
    <div className={styles.bar}>
      <div className={styles.chips}>
        {onSheet ? <Sheet offer={offer} onSheet={onSheet} onChange={onChange} /> : null}
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
      {onSheet ? null : (
        <div className={styles.picks}>
          <FilterFields offer={offer} labelHidden onChange={onChange} />
        </div>
      )}
    </div>
  )
})

/** The way to the sheet, and what was chosen there. */
function Sheet({
  offer,
  onSheet,
  onChange,
}: Pick<ToolbarProps, 'offer' | 'onChange'> & { onSheet: () => void }) {
  const { t } = useTranslation('lobby')
  const chosen = useChosenFilters(offer)
  return (
    <div className={styles.group}>
      <Chip
        icon={SlidersHorizontal}
        count={chosen.length > 0 ? formatCount(chosen.length) : undefined}
        aria-haspopup="dialog"
        onClick={onSheet}
      >
        {t('more.toggle')}
      </Chip>
      {chosen.map(({ id, label, without }) => (
        <RemovableChip
          key={id}
          label={label}
          removeLabel={t('more.remove', { filter: label })}
          onRemove={() => onChange(without)}
        />
      ))}
    </div>
  )
}
