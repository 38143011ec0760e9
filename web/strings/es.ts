// The client's sentences in Spanish, combined in one file.
import own from './es.ftl?raw'
import table from './table.es.ftl?raw'

export default `${own}\n${table}`
