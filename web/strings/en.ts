// The client's sentences in English, combined in one file.
import own from './en.ftl?raw'
import table from './table.en.ftl?raw'

export default `${own}\n${table}`
