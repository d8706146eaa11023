import { useEffect, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { changeDocument, localLibrary, SIGNED_OUT } from "~/browser/library/library.client";
import { reloadWithoutLists } from "~/browser/library/session-lists.client";
import { useSite } from "~/components/site/site-context";
import { Switch } from "~/components/ui/switch";
import { showToast } from "~/components/ui/toast";
import { useStore } from "~/lib/caching/store";
import { listingsTexts } from "~/messages/listings";
import { useTexts } from "~/messages/use-language";

/** Whether lists show what was watched. */
export function HideWatched() {
	const isSignedIn = useSite().visitor !== null;
	return (
		<div>
			{isSignedIn ? <OwnSwitch /> : <LocalSwitch />}
			<p className="mt-1 text-sm text-soft">{useTexts(listingsTexts).hideWatchedNote}</p>
		</div>
	);
}

/** The lists of this tab are loaded again, because the server leaves out what is hidden. */
function OwnSwitch() {
	const texts = useTexts(listingsTexts);
	const [isOn, setIsOn] = useState<boolean | null>(null);
	useEffect(() => {
		callApi("GET /api/preferences", {}).then(
			(preferences) => setIsOn(preferences.hideWatched),
			() => showToast(texts.preferencesFailed, "alarm"),
		);
	}, [texts]);

	async function change(next: boolean) {
		setIsOn(next);
		try {
			await callApi("PUT /api/preferences", { body: { hideWatched: next } });
			reloadWithoutLists();
		} catch {
			setIsOn(!next);
			showToast(texts.changeFailed, "alarm");
		}
	}

	return (
		<Switch isOn={isOn === true} isDisabled={isOn === null} onChange={(next) => void change(next)}>
			{texts.hideWatched}
		</Switch>
	);
}

/** Of a signed-out visitor, in this browser. */
function LocalSwitch() {
	const isOn = useStore(localLibrary, null)?.hideWatched === true;
	return (
		<Switch
			isOn={isOn}
			onChange={(next) =>
				changeDocument(SIGNED_OUT, ({ hideWatched: _, ...document }) => ({
					...document,
					...(next && { hideWatched: next }),
				}))
			}
		>
			{useTexts(listingsTexts).hideWatched}
		</Switch>
	);
}
