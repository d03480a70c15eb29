import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '#api/content/system.ts'
import { findCountry, nationalNumber, phoneCountries, phoneIssue } from './phone-number.ts'
import { textSchema } from './rule-schema.ts'

/** The countries of a phone field and the rules of their numbers; of `only` these, if the server knows any of them. */
export function usePhone(only: readonly string[] = []) {
  const location = useQuery(systemQueries.config()).data?.location
  const all = phoneCountries(useQuery(systemQueries.countries()).data?.list)
  const [first, ...others] = all.filter(({ code }) => only.includes(code))
  const countries = first ? ([first, ...others] as const) : all
  const of = (code: string | undefined) => findCountry(countries, code)
  // The visitor's own country, if it is offered.
  const defaultCountry = of(location?.country).code
  const parts = (number: string, code: string | undefined) => {
    const country = of(code)
    return { dial: country.dial, number: nationalNumber(number, country) }
  }
  return {
    countries,
    /** A form's default value. */
    defaultCountry,
    of,
    /** VAL-29, VAL-65, VAL-68. */
    issue: (number: string, code: string | undefined) => phoneIssue(number, of(code)),
    /** Like `issue`, as a schema for the country shown in the form. */
    schema: (code: string | undefined) => textSchema((number) => phoneIssue(number, of(code))),
    /** The parts to send: the dialling code and the national number. */
    parts,
    /** The international number, under which the wait for a code is stored. */
    international: (number: string, code: string | undefined) => {
      const { dial, number: national } = parts(number, code)
      return dial + national
    },
    /** The initial values: the number to which a code was sent, else empty. */
    start: (target: { dial: string; number: string } | null) => {
      const known = countries.find(({ dial }) => dial === target?.dial)
      return target && known
        ? { country: known.code, mobile: target.number }
        : { country: defaultCountry, mobile: '' }
    },
  }
}

export type Phone = ReturnType<typeof usePhone>
