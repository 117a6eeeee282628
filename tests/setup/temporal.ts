// Node 20 has no Temporal of its own.
import "temporal-polyfill/global";
