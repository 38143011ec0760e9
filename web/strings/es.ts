// The client's own sentences in Spanish, in one file.
import own from './es.ftl?raw'
import table from './table.es.ftl?raw'

export default `${own}\n${table}`
