import { configure } from '@testing-library/react';

// What is awaited comes late on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
