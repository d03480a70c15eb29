import { useTranslation } from '#i18n/use-translation.ts'
import { NO_FILTERS } from '../address.ts'
import { type Filters, INHOUSE } from '../model.ts'
import type { Offer } from './use-list.ts'

/** A filter in use: its text and the change that removes it. */
export interface ChosenFilter {
  readonly id: string
  readonly label: string
  readonly without: Partial<Filters>
}

/** The filters of the sheet that are in use, in its order. */
export function useChosenFilters({ filters, vendors }: Offer): readonly ChosenFilter[] {
  const { t } = useTranslation(['lobby', 'shell'])
  const { vendor, sort, volatility, rtp, features } = filters
  const chosen: ChosenFilter[] = []
  if (vendor) {
    const name = vendors.find(({ code }) => code === vendor)?.name ?? vendor
    const label = vendor === INHOUSE ? t('shell:title.originals') : name
    chosen.push({ id: 'vendor', label, without: { vendor: null } })
  }
  if (sort !== NO_FILTERS.sort)
    chosen.push({ id: 'sort', label: t(`sort.${sort}`), without: { sort: NO_FILTERS.sort } })
  if (volatility)
    chosen.push({
      id: 'volatility',
      label: t(`volatility.${volatility}`),
      without: { volatility: null },
    })
  if (rtp)
    chosen.push({ id: 'rtp', label: t('rtp.least', { percent: rtp }), without: { rtp: null } })
  for (const feature of features)
    chosen.push({
      id: feature,
      label: t(`feature.${feature}`),
      without: { features: features.filter((one) => one !== feature) },
    })
  return chosen
}
