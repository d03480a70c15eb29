import { useVendorNames } from '#entities/game/use-vendor-names.ts'
import { useLanes } from '#entities/vendor/use-lanes.ts'
import { useTranslation } from '#i18n/use-translation.ts'
import { MARK, usePictures } from '#patterns/pictures/pictures.ts'
import { VendorStrip } from '#ui/vendor-strip/vendor-strip.tsx'

/** FTR-03: these logos are always shown, and first. */
const FIRST = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS'] as const
/** At most this many logos; the moving strip draws each twice. */
const MAX_VENDORS = 20

/** The moving strip of vendor logos. The vendors of the menus are added once they are loaded. */
export function FooterVendors() {
  const { t } = useTranslation('frame')
  const pictureOf = usePictures()
  const { lanes } = useLanes()
  const nameOf = useVendorNames()
  const cards = new Map(
    lanes.flatMap(({ vendors }) => vendors.map((vendor) => [vendor.vassalage, vendor] as const)),
  )
  const codes = [...new Set([...FIRST, ...cards.keys()])].slice(0, MAX_VENDORS)
  const logos = codes.map((code) => {
    const card = cards.get(code)
    const { src, others } = pictureOf(card?.lagerIcon ?? `vendors/${code}.svg`, MARK)
    return { id: code, name: (card?.displayName ?? nameOf(code)).trim(), src, fallbackSrc: others }
  })
  return (
    <VendorStrip
      label={t('vendors.label')}
      logos={logos}
      pauseLabel={t('vendors.pause')}
      playLabel={t('vendors.play')}
    />
  )
}
