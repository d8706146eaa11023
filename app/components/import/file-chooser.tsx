import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SendingImport } from "~/browser/import/read-import.client";
import { loadModule } from "~/browser/load-module";
import { useSite } from "~/components/site/site-context";
import { Button } from "~/components/ui/button";
import { FormAlert } from "~/components/ui/notice";
import type { DescribedFile } from "~/domain/import/describe-import";
import { importUrl } from "~/domain/import/import-view";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { FileList } from "./file-list";
import { WorkBar } from "./work-bar";

interface Failure {
	message?: string;
	files: DescribedFile[];
}

/** Reads chosen files in the browser. Without scripts, the form sends them to the server. */
export function FileChooser({ failure }: { failure: string | undefined }) {
	const texts = useTexts(importTexts);
	const { cancel: cancelLabel } = useTexts(siteTexts);
	const formats = useFormats();
	const language = useLanguage();
	const navigate = useNavigate();
	const profileName = useSite().visitor?.profile?.name ?? null;
	const form = useRef<HTMLFormElement>(null);
	const sending = useRef<AbortController>(undefined);
	const [progress, setProgress] = useState<SendingImport | null>(null);
	const [failed, setFailed] = useState<Failure | null>(null);
	const [isOver, setIsOver] = useState(false);

	function fail(failure: Failure) {
		// While files are chosen, choosing the same ones again is no change.
		form.current?.reset();
		setFailed(failure);
	}

	async function send(files: File[]) {
		const controller = new AbortController();
		sending.current = controller;
		setFailed(null);
		setProgress({ read: null, sent: 0 });
		try {
			const { sendImport } = await loadModule(() => import("~/browser/import/read-import.client"));
			const { id, read } = await sendImport(files, { profileName, signal: controller.signal, onProgress: setProgress });
			if (id !== null) return await navigate(importUrl(id));
			// The server asks what each column is.
			if (read.questions.includes("columns")) return form.current?.submit();
			const { openImportWords } = await loadModule(() => import("~/domain/import/describe-import"));
			const words = await openImportWords(language);
			fail({ files: read.files.map(words.ofFile) });
		} catch (error) {
			if (controller.signal.aborted) return;
			const isLost = error instanceof TypeError || error instanceof DOMException;
			fail({ message: error instanceof Error && !isLost ? error.message : texts.notSent, files: [] });
		}
		setProgress(null);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: files that were chosen before this script had loaded.
	useEffect(() => {
		const early = form.current?.elements.namedItem("file");
		if (early instanceof HTMLInputElement && early.files?.length) void send([...early.files]);
		return () => sending.current?.abort();
	}, []);

	function drop(event: React.DragEvent<HTMLFormElement>) {
		event.preventDefault();
		setIsOver(false);
		const files = form.current?.elements.namedItem("file");
		if (!(files instanceof HTMLInputElement) || event.dataTransfer.files.length === 0) return;
		files.files = event.dataTransfer.files;
		void send([...event.dataTransfer.files]);
	}

	function cancel() {
		sending.current?.abort();
		form.current?.reset();
		setProgress(null);
	}

	return (
		<>
			<FormAlert>{failed ? (failed.message ?? <Refused files={failed.files} />) : failure}</FormAlert>
			<form
				ref={form}
				method="post"
				encType="multipart/form-data"
				className={`flex-col items-start gap-3 rounded-2xl border border-dashed p-6 transition-colors ${isOver ? "border-bulb bg-bulb/12" : "border-edge"} ${progress ? "hidden" : "flex"}`}
				onDragOver={(event) => {
					event.preventDefault();
					setIsOver(true);
				}}
				onDragLeave={() => setIsOver(false)}
				onDrop={drop}
			>
				<input type="hidden" name="intent" value="upload" />
				<label htmlFor="import-files" className="font-semibold">
					{texts.chooseFiles}
				</label>
				<input
					id="import-files"
					type="file"
					name="file"
					autoComplete="off"
					multiple
					required
					accept=".zip,.json,.csv,.tsv,.txt,.xml,.gz"
					aria-describedby="import-hint"
					onChange={({ target }) => target.files?.length && send([...target.files])}
					className="file-input"
				/>
				<p id="import-hint" className="text-sm text-soft">
					<span className="noscript:hidden">{formats.sentences([texts.fileHint, texts.readInBrowser])}</span>
					<noscript>{formats.sentences([texts.fileHint, texts.readOnServer])}</noscript>
				</p>
				<noscript>
					<Button type="submit" variant="primary">
						{texts.upload}
					</Button>
				</noscript>
			</form>
			<div role="status" className="empty:hidden">
				{progress && (
					<div className="space-y-3">
						<WorkBar
							label={
								progress.read
									? texts.sendingRows(formats.count(progress.sent), progress.read.total)
									: texts.readingFiles
							}
							done={progress.sent}
							of={progress.read?.total ?? 0}
						/>
						<Button onClick={cancel}>{cancelLabel}</Button>
					</div>
				)}
			</div>
		</>
	);
}

function Refused({ files }: { files: DescribedFile[] }) {
	const texts = useTexts(importTexts);
	return (
		<>
			<p className="mb-2 font-semibold">{texts.nothingToImport}</p>
			<FileList files={files} />
		</>
	);
}
