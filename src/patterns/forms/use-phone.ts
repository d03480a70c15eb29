import { useQuery } from '@tanstack/react-query'
import { systemQueries } from '../../api/system.ts'
import { countryOf, nationalNumber, phoneCountries, phoneIssue } from './phone-number.ts'
import { textSchema } from './rule-schema.ts'

/** D-032, API-61: the countries of a phone field, and what a number of one of them must be. */
export function usePhone() {
  const location = useQuery(systemQueries.config()).data?.location
  const countries = phoneCountries(useQuery(systemQueries.countries()).data?.list)
  const of = (code: string | undefined) => countryOf(countries, code)
  return {
    countries,
    /** The visitor's own country where it is offered; a form's default value. */
    defaultCountry: of(location?.country).code,
    of,
    /** VAL-29, VAL-65, VAL-68. */
    issue: (number: string, code: string | undefined) => phoneIssue(number, of(code)),
    /** The same as a schema, for the country that the form shows. */
    schema: (code: string | undefined) => textSchema((number) => phoneIssue(number, of(code))),
    /** What is sent: the dialling code and the national number. */
    parts: (number: string, code: string | undefined) => {
      const country = of(code)
      return { dial: country.dial, number: nationalNumber(number, country) }
    },
  }
}

export type Phone = ReturnType<typeof usePhone>
