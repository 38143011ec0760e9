// The client's own sentences in English, in one file.
import own from './en.ftl?raw'
import table from './table.en.ftl?raw'

export default `${own}\n${table}`
