import { X } from 'lucide-react'
import { useRef } from 'react'
import { formatCount } from '#i18n/format.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { Button } from '#ui/button/button.tsx'
import { Chip } from '#ui/chip/chip.tsx'
import { Select } from '#ui/select/select.tsx'
import type { Offer } from '../hooks/use-list.ts'
import type { Filters } from '../model.ts'
import { FEATURES, NO_ODDS, oddsCount } from '../odds.ts'
import styles from './more-filters.module.css'

type MoreFiltersProps = {
  offer: Pick<Offer, 'filters' | 'choices' | 'status'>
  labelHidden: boolean
  onChange: (part: Partial<Filters>) => void
}

/** Volatility, return to player and features, and the way back to all games. */
export function MoreFilters({ offer, labelHidden, onChange }: MoreFiltersProps) {
  const { t } = useTranslation('lobby')
  const root = useRef<HTMLFieldSetElement>(null)
  const { filters, choices, status } = offer
  const { vendor, chip, selection, features } = filters
  // Until the games are there, the selects keep their places.
  const pending = status === 'pending'
  const isFiltered =
    vendor !== null || chip !== null || selection !== 'ALL' || oddsCount(filters) > 0

  const counted = <T extends string | number>(
    found: readonly { value: T; count: number }[],
    nameOf: (value: T) => string,
  ) =>
    found.map(({ value, count }) => ({
      value: String(value),
      label: t('vendor.option', { name: nameOf(value), total: formatCount(count) }),
    }))
  const clear = () => {
    onChange({ vendor: null, chip: null, selection: 'ALL', ...NO_ODDS })
    // The pressed button hides with the filters: keep the focus here.
    root.current?.focus({ preventScroll: true })
  }
  return (
    <fieldset ref={root} className={styles.more} aria-label={t('more.label')} tabIndex={-1}>
      {pending || choices.volatility.length > 0 ? (
        <Select
          label={t('volatility.label')}
          labelHidden={labelHidden}
          options={[
            { value: '', label: t('volatility.any') },
            ...counted(choices.volatility, (value) => t(`volatility.${value}`)),
          ]}
          value={filters.volatility ?? ''}
          onChange={({ target }) => {
            const found = choices.volatility.find(({ value }) => value === target.value)
            onChange({ volatility: found?.value ?? null })
          }}
        />
      ) : null}
      {pending || choices.rtp.length > 0 ? (
        <Select
          label={t('rtp.label')}
          labelHidden={labelHidden}
          options={[
            { value: '', label: t('rtp.any') },
            ...counted(choices.rtp, (percent) => t('rtp.least', { percent })),
          ]}
          value={filters.rtp ?? ''}
          onChange={({ target }) => {
            const found = choices.rtp.find(({ value }) => String(value) === target.value)
            onChange({ rtp: found?.value ?? null })
          }}
        />
      ) : null}
      <div className={styles.last}>
        {choices.features.length > 0 ? (
          <fieldset className={styles.features} aria-label={t('feature.label')}>
            {choices.features.map(({ value }) => (
              <Chip
                key={value}
                selected={features.includes(value)}
                onClick={() =>
                  onChange({
                    features: FEATURES.filter((one) => features.includes(one) !== (one === value)),
                  })
                }
              >
                {t(`feature.${value}`)}
              </Chip>
            ))}
          </fieldset>
        ) : null}
        <Button variant="ghost" startIcon={X} data-idle={!isFiltered} onClick={clear}>
          {t('more.clear')}
        </Button>
      </div>
    </fieldset>
  )
}
