import { Notice } from "~/components/ui/notice";
import { browseTexts } from "~/messages/browse";
import { useTexts } from "~/messages/use-language";

/** Tells visitors that the upstream is down and saved data is shown. */
export function CatalogueNotice({ className }: { className?: string }) {
	return (
		<div className={className}>
			<Notice live="polite">{useTexts(browseTexts).savedCatalogue}</Notice>
		</div>
	);
}
